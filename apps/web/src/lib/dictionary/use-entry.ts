import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { openingEntry } from '@/lib/prefetch/opening-words'
import type { Dictionary } from './dictionary'
import { localQuery } from './local-query'

/** What the dictionary knows of a term; null where it does not know it. */
export function useEntry(
  term: string | undefined,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
) {
  return useQuery({
    ...localQuery,
    queryKey: ['entry', languageCode, term],
    queryFn: async () => {
      const [entry] = term === undefined || !dictionary ? [] : await dictionary.lookUp([term])
      return entry ?? null
    },
    enabled: term !== undefined && dictionary !== undefined,
    placeholderData: () => openingEntry(languageCode, term),
  })
}
