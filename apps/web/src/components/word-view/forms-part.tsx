import { hasForms, lemmaForForms } from '@lingarden/domain/dictionary/page-forms'
import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { WordForms } from './word-forms'

interface FormsPartProps {
  entry: DictionaryEntry
  languageCode: LanguageCode
  dictionary: Dictionary
}

/** The inflected forms of an entry; those of its lemma where it is nothing but a form. */
export function FormsPart({ entry, languageCode, dictionary }: FormsPartProps) {
  const { common, wordView } = useTexts('common', 'wordView')
  const { data: inflections } = useQuery({
    ...localQuery,
    queryKey: ['word-forms', languageCode, entry.term],
    queryFn: async () => {
      const own = await dictionary.inflections(entry.term)
      const lemma = hasForms(own) ? undefined : lemmaForForms(entry)
      return lemma === undefined ? own : dictionary.inflections(lemma)
    },
  })
  if (!inflections) return <p className="text-sm text-ink-soft">{common.loading}</p>
  if (!hasForms(inflections)) return <p className="text-sm text-ink-soft">{wordView.noForms}</p>
  return <WordForms inflections={inflections} languageCode={languageCode} />
}
