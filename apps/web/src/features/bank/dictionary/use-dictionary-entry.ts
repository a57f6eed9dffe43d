import type { LanguageCode } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'

/** An entry and its inflected forms; of a form, those of its lemma. */
export function useDictionaryEntry(term: string, languageCode: LanguageCode, dictionary: Dictionary) {
  const query = useQuery({
    ...localQuery,
    queryKey: ['dictionary-entry', languageCode, term],
    queryFn: async () => {
      const [entry] = await dictionary.lookUp([term])
      const lemma = entry?.formOf?.[0]?.[0] ?? entry?.term
      return { entry, inflections: lemma === undefined ? [] : await dictionary.inflections(lemma) }
    },
  })
  return { entry: query.data?.entry, inflections: query.data?.inflections ?? [], isLoading: query.isLoading }
}
