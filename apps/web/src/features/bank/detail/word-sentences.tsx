import type { LanguageCode } from '@lingarden/languages/find-language'
import { X } from '@/icons/icons.ts'
import { HearButton } from '@/components/speech/hear-button'
import { Button } from '@/components/ui/button'
import { WordText } from '@/components/words/word-text'
import { useTexts } from '@/i18n/texts'
import { useWords } from '@/lib/bank/get-words'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'

interface WordSentencesProps {
  /** At most three, the newest last. */
  sentences: readonly string[]
  languageCode: LanguageCode
  onChange: (sentences: string[]) => void
}

/**
 * The sentences that the learner met a word in, the newest first, with their words to look up, alone or together; one that
 * says nothing can be left out.
 */
export function WordSentences({ sentences, languageCode, onChange }: WordSentencesProps) {
  const bankWords = useTexts('bankWords')
  const rows = useWords(languageCode).data
  const { trackClick } = useWordTracking(languageCode)
  if (sentences.length === 0) return null
  const countLookUp = (term: string, sentence: string) => {
    const known = rows?.find(({ word_string }) => word_string.toLowerCase() === term.toLowerCase())
    if (known) trackClick(known.word_string, sentence)
  }
  return (
    <section aria-label={bankWords.sentences} className="grid gap-2">
      <h3 className="text-base">{bankWords.sentences}</h3>
      <ul className="grid gap-2">
        {sentences.toReversed().map((sentence) => (
          <li key={sentence} className="flex items-start gap-1">
            <p lang={languageCode} dir="auto" className="flex-1 border-l-2 border-line pl-3 wrap-anywhere">
              <WordText text={sentence} languageCode={languageCode} onLookUp={countLookUp} />
            </p>
            <HearButton text={sentence} languageCode={languageCode} />
            <Button
              variant="ghost"
              size="icon"
              className="shrink-0"
              aria-label={bankWords.removeSentence(sentence)}
              onClick={() => onChange(sentences.filter((one) => one !== sentence))}
            >
              <X size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
