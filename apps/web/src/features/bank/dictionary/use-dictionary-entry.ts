import { hasForms, lemmaForForms } from '@lingarden/domain/dictionary/page-forms'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'

/** An entry and its inflected forms; those of its lemma where it is nothing but a form. */
export function useDictionaryEntry(term: string, languageCode: LanguageCode, dictionary: Dictionary) {
  const query = useQuery({
    ...localQuery,
    queryKey: ['dictionary-entry', languageCode, term],
    queryFn: async () => {
      const [entry] = await dictionary.lookUp([term])
      if (!entry) return { entry, inflections: [] }
      const own = await dictionary.inflections(entry.term)
      const lemma = hasForms(own) ? undefined : lemmaForForms(entry)
      return { entry, inflections: lemma === undefined ? own : await dictionary.inflections(lemma) }
    },
  })
  return { entry: query.data?.entry, inflections: query.data?.inflections ?? [], isLoading: query.isLoading }
}
