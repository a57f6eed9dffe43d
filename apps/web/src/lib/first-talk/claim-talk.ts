import { languageOf } from '@lingarden/languages/find-language'
import { loadFirstTalk, loadWordRules } from '@lingarden/languages/load'
import { localDay } from '@lingarden/domain/analytics/local-day'
import { claimOf } from '@lingarden/domain/first-talk/claim'
import { talkAt } from '@lingarden/domain/first-talk/talk-at'
import type { Json } from '@lingarden/database/generated/types'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { loadTexts } from '@/i18n/load-texts'
import { getSupabase } from '@/lib/supabase'
import { currentTimeZone } from '@/lib/time-zone'
import { forgetTalk, type StoredTalk } from './stored-talk'

/**
 * Gives the learner the first talk that this browser keeps, once however often it is asked for; the browser then forgets it.
 * @throws the data API's error; then the browser keeps it
 */
export async function claimTalk(userId: string, stored: StoredTalk): Promise<void> {
  const { tag } = stored
  const language = languageOf(tag)
  const [talk, { title }] = await Promise.all([
    loadFirstTalk(tag),
    loadTexts('firstTalk'),
    loadWordRules(tag),
  ])
  if (!talk) return forgetTalk()
  const reader = currentInterfaceLanguage()
  const claim = claimOf(talkAt(talk, stored), {
    ...stored,
    reader,
    languageCode: language.languageCode,
    title: title(reader === tag ? language.tutorName : talk.tutorName),
    at: new Date().toISOString(),
    day: localDay(Date.now(), currentTimeZone()),
    newId: () => crypto.randomUUID(),
  })
  const { error } = await getSupabase().rpc('claim_first_talk', {
    p_user_id: userId,
    p_language_code: language.languageCode,
    p_talk: claim as unknown as Json,
  })
  if (error) throw error
  forgetTalk()
}
