import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'

interface WordDefinitionProps {
  term: string
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
}

const sensesShown = 3

/** The first senses of a word, for those who want definitions where they point. */
export function WordDefinition({ term, languageCode, dictionary }: WordDefinitionProps) {
  const tutor = useTexts('tutor')
  const { data: entry, isPending } = useEntry(term, languageCode, dictionary)
  if (isPending) return '…'
  return entry ? meaningOf(entry).definition.slice(0, sensesShown).join('; ') : tutor.noEntry
}
