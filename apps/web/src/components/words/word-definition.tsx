import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'

interface WordDefinitionProps {
  term: string
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
}

const sensesShown = 3

/** What a word means in the language of the reader, else its first senses in the dictionary, where one points. */
export function WordDefinition({ term, languageCode, dictionary }: WordDefinitionProps) {
  const tutor = useTexts('tutor')
  const { meanings, areComing } = useReaderMeanings(languageCode)
  const { data: entry, isPending } = useEntry(term, languageCode, dictionary)
  if (isPending || areComing) return '…'
  const told = meanings?.of(term, entry)
  if (told) return <span lang={told.reader}>{told.gloss}</span>
  return entry ? meaningOf(entry).definition.slice(0, sensesShown).join('; ') : tutor.noEntry
}
