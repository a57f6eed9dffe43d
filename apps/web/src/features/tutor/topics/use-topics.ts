import type { LanguageTag } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { topicsQuery } from '@/lib/language/topics-query'

/** What can be talked about in a language. */
export const useTopics = (tag: LanguageTag | undefined) => useQuery(topicsQuery(tag))
