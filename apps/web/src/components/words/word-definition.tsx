import { taughtMeaning } from '@lingarden/domain/courses/outline'
import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { useTaughtMeanings } from '@/lib/courses/get-course'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'

interface WordDefinitionProps {
  term: string
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
}

const sensesShown = 3

/** What a word means as a lesson says it in the language of the reader, else its first senses, where one points. */
export function WordDefinition({ term, languageCode, dictionary }: WordDefinitionProps) {
  const tutor = useTexts('tutor')
  const meanings = useTaughtMeanings(languageCode)
  const { data: entry, isPending } = useEntry(term, languageCode, dictionary)
  if (isPending) return '…'
  const taught = taughtMeaning(meanings?.[entry?.term ?? term] ?? [])
  if (taught) return <span lang={taught.reader}>{taught.gloss}</span>
  return entry ? meaningOf(entry).definition.slice(0, sensesShown).join('; ') : tutor.noEntry
}
