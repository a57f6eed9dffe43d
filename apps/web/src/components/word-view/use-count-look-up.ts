import type { LanguageCode } from '@lingarden/languages/find-language'
import { useWords } from '@/lib/bank/get-words'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'

/** Counts that a word of the bank was looked up in a sentence. */
export function useCountLookUp(languageCode: LanguageCode): (term: string, sentence: string) => void {
  const rows = useWords(languageCode).data
  const { trackClick } = useWordTracking(languageCode)
  return (term, sentence) => {
    const known = rows?.find(({ word_string }) => word_string.toLowerCase() === term.toLowerCase())
    if (known) trackClick(known.word_string, sentence)
  }
}
