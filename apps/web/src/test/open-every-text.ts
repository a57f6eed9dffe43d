import { bundles } from '@/i18n/bundles'
import type { GroupName } from '@/i18n/groups'
import { openInterfaceLanguage } from '@/i18n/interface-language'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { textsIn } from '@/i18n/loaded-texts'

/** The names of all groups. */
export const groupNames = Object.keys(bundles) as GroupName[]

/** Opens the interface with every group of texts, so that what a test renders stands at once. */
export async function openEveryText(): Promise<void> {
  await openInterfaceLanguage()
  await textsIn(currentInterfaceLanguage(), ...groupNames)
}
