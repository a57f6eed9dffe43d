import { findLanguage } from '@lingarden/languages/find-language'
import { createRoot } from 'react-dom/client'
import type { InterfaceLanguage } from '@/i18n/languages'
import { textsIn } from '@/i18n/loaded-texts'
import { Sample } from './sample'

/**
 * Puts the conversation in the place of the choice that the build has written.
 * @param talkIn which language to talk in; an unknown one leaves the choice
 * @throws where the texts cannot be loaded
 */
export async function mountSample(
  place: Element | null,
  language: InterfaceLanguage,
  talkIn: string | undefined,
): Promise<void> {
  const texts = await textsIn(language, 'catalogue', 'common', 'welcome')
  const tag = findLanguage(talkIn)?.tag
  if (!place) return
  createRoot(place).render(<Sample texts={texts} language={language} {...(tag && { talkIn: tag })} />)
}
