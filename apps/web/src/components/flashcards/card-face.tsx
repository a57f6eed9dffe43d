import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { HearButton } from '@/components/speech/hear-button'
import { WordText } from '@/components/words/word-text'
import { HeldText } from '@/components/words/held-text'
import { useTexts } from '@/i18n/texts'
import type { CardAsk, CardDirection } from './card-ask'

interface CardFaceProps {
  word: PracticeWord
  direction: CardDirection
  ask: CardAsk
  isTurned: boolean
  languageCode: LanguageCode
  onLookUp: (term: string, sentence: string) => void
}

/** A card: what is asked, and once it is turned all that belongs to the word. */
export function CardFace({ word, direction, ask, isTurned, languageCode, onLookUp }: CardFaceProps) {
  const exercises = useTexts('exercises')
  const { reader = 'en' } = word
  const isHeard = ask.kind === 'hear' && direction === 'to-meaning' && !isTurned
  const term = isHeard ? (
    <p>
      <HearButton text={word.term} languageCode={languageCode} label={exercises.listen} size="lg" />
    </p>
  ) : (
    <p className="flex items-center justify-center gap-1 text-2xl">
      <HearButton text={word.term} languageCode={languageCode} />
      {/* Before the card is turned a reading or a look-up would give the word away. */}
      {isTurned ? (
        <WordText text={word.term} languageCode={languageCode} onLookUp={onLookUp} />
      ) : (
        <span lang={languageCode}>{word.term}</span>
      )}
    </p>
  )
  const meaning = (
    <p lang={reader} className="text-lg">
      {word.meaning}
    </p>
  )
  const gapped = ask.kind === 'write' ? ask.sentence : undefined
  return (
    <>
      {direction === 'to-meaning' ? term : meaning}
      {gapped && !isTurned && (
        <p lang={languageCode} className="text-chat">
          <HeldText text={gapped.before} />
          <span className="text-ink-soft">＿＿</span>
          <HeldText text={gapped.after} />
        </p>
      )}
      <div aria-live="polite" className="grid gap-3">
        {isTurned && (
          <>
            {direction === 'to-meaning' ? meaning : term}
            {word.example !== '' && (
              <p className="flex items-center justify-center gap-1 text-chat">
                <HearButton text={word.example} languageCode={languageCode} />
                <WordText text={word.example} languageCode={languageCode} onLookUp={onLookUp} />
              </p>
            )}
            {word.translation !== '' && (
              <p lang={reader} className="text-sm text-ink-soft">
                {word.translation}
              </p>
            )}
          </>
        )}
      </div>
    </>
  )
}
