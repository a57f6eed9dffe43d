import { callLeaving } from '@/lib/sync/call-leaving'
import { getSupabase } from '@/lib/supabase'
import type { TrackedWord } from './pending-words'
import { WordsRefused, type WordServer } from './word-sync'

interface Owner {
  userId: string
  languageCode: string
  /** Read when it is needed: a token lives for an hour. */
  accessToken: () => string | undefined
}

/**
 * PostgreSQL's classes of data that can never be accepted: data exception, integrity constraint violation, more than a
 * learner may keep.
 */
const permanent = /^(2[23]|54000)/

/** The learner's words on the server, through the data API. */
export function wordServer(owner: Owner): WordServer {
  const { userId, languageCode } = owner
  const words = () => getSupabase().from('user_dictionaries')
  return {
    newestChange: async () => {
      const { data, error } = await words()
        .select('updated_at')
        .eq('user_id', userId)
        .eq('language_code', languageCode)
        .order('updated_at', { ascending: false })
        .limit(1)
      if (error) throw error
      return data[0]?.updated_at ?? ''
    },
    countChanged: async (terms, after) => {
      const { data, error } = await words()
        .select('updated_at')
        .eq('user_id', userId)
        .eq('language_code', languageCode)
        .in('word_string', terms)
      if (error) throw error
      return data.filter(({ updated_at: changed }) => changed > after).length
    },
    send: async (tracked) => {
      const updates = tracked.map((word) => updateOf(owner, word))
      const { error } = await getSupabase().rpc('batch_update_user_dictionaries', { updates })
      if (!error) return
      throw permanent.test(error.code) ? new WordsRefused(error.message, { cause: error }) : error
    },
    sendLeaving: (tracked) => {
      const updates = tracked.map((word) => updateOf(owner, word))
      callLeaving('batch_update_user_dictionaries', { updates }, owner.accessToken())
    },
  }
}

/** One update as requirement 7.14 names its fields, and what planted the word on which day. */
function updateOf({ userId, languageCode }: Owner, tracked: TrackedWord) {
  const { word, seen, clicks, sentence, plantedBy, plantedOn } = tracked
  return {
    user_id: userId,
    language_code: languageCode,
    word_string: word,
    seen,
    clicks,
    sentence,
    ...(plantedBy && { planted_by: plantedBy }),
    ...(plantedOn && { planted_on: plantedOn }),
  }
}
