import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadTopics } from '@lingarden/languages/load'
import { topicsOf } from '@lingarden/languages/loaded'
import type { TalkTopic } from '@lingarden/languages/talk-topic'
import { queryOptions } from '@tanstack/react-query'
import { localQuery } from '@/lib/dictionary/local-query'

async function readTopics(tag: LanguageTag): Promise<readonly TalkTopic[]> {
  await loadTopics(tag)
  return topicsOf(tag)
}

/** What can be talked about in a language. */
export const topicsQuery = (tag: LanguageTag | undefined) =>
  queryOptions({
    ...localQuery,
    queryKey: ['topics', tag ?? ''],
    queryFn: () => (tag ? readTopics(tag) : []),
    enabled: tag !== undefined,
    gcTime: Infinity,
  })
