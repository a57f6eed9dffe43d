import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { SideSheet } from '@/components/ui/side-sheet'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { PhraseView } from './phrase-view'
import { TakeMore } from './take-more'
import { grown, phraseOf, type WordRange } from './word-range'

interface PhraseSheetProps {
  text: string
  /** All words of the text. */
  words: readonly ReadToken[]
  range: WordRange
  languageCode: LanguageCode
  onRange: (range: WordRange) => void
  onClose: () => void
}

/** Several words that were taken, with what they mean, to hear and to keep. */
export function PhraseSheet({ text, words, range, languageCode, onRange, onClose }: PhraseSheetProps) {
  const dictionary = useDictionary(languageCode).data
  const phrase = phraseOf(text, words, range)
  return (
    <SideSheet onClose={onClose} title={phrase.text}>
      <div className="grid grid-cols-1 gap-3">
        <h2 lang={languageCode} className="text-xl wrap-anywhere">
          {phrase.text}
        </h2>
        <div>
          <HearButton text={phrase.text} languageCode={languageCode} />
        </div>
        <PhraseView phrase={phrase} languageCode={languageCode} dictionary={dictionary} sentence={text} />
        <TakeMore
          onBefore={range.from > 0 ? () => onRange(grown(range, -1)) : undefined}
          onAfter={range.to + 1 < words.length ? () => onRange(grown(range, 1)) : undefined}
        />
      </div>
    </SideSheet>
  )
}
