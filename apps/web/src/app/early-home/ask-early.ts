import { outlineAddress } from '@lingarden/domain/courses/outline-address'
import addresses from 'virtual:course-addresses'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { dayHere } from '@/lib/analytics/day-here'
import { profileAddress } from '@/lib/prefetch/addresses'
import { prefetchLists } from '@/lib/prefetch/prefetch'
import { readPrefetched } from '@/lib/prefetch/prefetched'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { isNameKnown } from '@/lib/session/known-name'
import { progressAddress, rangeAddresses, todayAddress } from './addresses'

/** Days before today that the dashboard tells of. */
const daysBefore = 364

/**
 * Asks for what the dashboard draws first as soon as the profile says of which language: the scripts that will want it come
 * half a second later. What nobody takes is lost, and what fails is asked for again as if this had never been.
 */
export async function askEarly(userId: string, now = new Date()): Promise<void> {
  const url = `${getRuntimeConfig().supabaseUrl}/rest/v1/${profileAddress(userId)}`
  const profile: unknown = await (await readPrefetched(url))?.json()
  const languageCode = codeIn(profile)
  if (languageCode === undefined) return
  const learner = { userId, languageCode }
  const today = dayHere(now.getTime())
  const from = dayHere(new Date(now).setDate(now.getDate() - daysBefore))
  // Whoever was here before has kept most of the year, and asks for another piece of it.
  const year = isNameKnown(userId) ? [] : rangeAddresses(learner, from, today)
  prefetchLists([progressAddress(learner), todayAddress(learner, today), ...year], now)
  const course = addresses[languageCode]
  // The browser keeps the file, which never changes.
  if (course) await fetch(outlineAddress(course, wantedInterfaceLanguage()))
}

function codeIn(profile: unknown): string | undefined {
  if (typeof profile !== 'object' || profile === null || !('current_language_code' in profile))
    return undefined
  const { current_language_code: code } = profile
  return typeof code === 'string' ? code : undefined
}
