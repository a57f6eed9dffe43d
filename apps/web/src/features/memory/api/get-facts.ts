import { factLanguages, factTopics, type FactLanguage, type FactTopic } from '@lingarden/domain/learner-facts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { askThenCached } from '@/lib/learner-cache/cached-query'
import { readWaitingMemory } from '@/lib/memory/waiting-memory'
import { useUser } from '@/lib/session/session-provider'
import { getSupabase } from '@/lib/supabase'
import { memoryKeys } from './memory-keys'

export interface KeptFact {
  id: string
  topic: FactTopic
  text: string
  writtenIn: FactLanguage
}

async function getFacts(userId: string, languageCode: string, signal: AbortSignal): Promise<KeptFact[]> {
  const { data, error } = await getSupabase()
    .from('learner_facts')
    .select('id, topic, fact, written_in')
    .eq('user_id', userId)
    .eq('language_code', languageCode)
    .order('told_at', { ascending: false })
    .abortSignal(signal)
  if (error) throw error
  return data.map(({ id, topic, fact, written_in }) => ({
    id,
    topic: factTopics.find((known) => known === topic) ?? 'other',
    text: fact,
    writtenIn: factLanguages.find((known) => known === written_in) ?? 'en',
  }))
}

async function withoutWaiting(userId: string, languageCode: string, facts: readonly KeptFact[]) {
  const { isForgotten } = await readWaitingMemory(userId, languageCode, 'facts')
  return facts.filter(({ id }) => !isForgotten(id))
}

/**
 * What the learner told the tutor of a language about themselves, the newest first; without a connection as it was kept.
 */
export function useFacts(languageCode: string) {
  const { id } = useUser()
  const queryKey = memoryKeys.facts(id, languageCode)
  const complete = (list: KeptFact[]) => withoutWaiting(id, languageCode, list)
  return useQuery(
    queryOptions({
      queryKey,
      queryFn: ({ signal, client }) =>
        askThenCached(
          client,
          queryKey,
          { segment: 'profile', key: `facts:${languageCode}:${id}`, field: 'facts' },
          () => getFacts(id, languageCode, signal),
          complete,
        ),
      networkMode: 'offlineFirst',
      // Every conversation may have added to it.
      refetchOnMount: 'always',
    }),
  )
}
