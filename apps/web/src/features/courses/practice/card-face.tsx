import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/domain/languages'
import { HearButton } from '@/components/speech/hear-button'
import { LessonText } from '../lesson/lesson-text'

/** Which side of a card is seen first. */
export type CardDirection = 'to-meaning' | 'to-word'

interface CardFaceProps {
  word: PracticeWord
  direction: CardDirection
  isTurned: boolean
  languageCode: LanguageCode
  onLookUp: (term: string, sentence: string) => void
}

/** A card: what is asked, and once it is turned all that belongs to the word. */
export function CardFace({ word, direction, isTurned, languageCode, onLookUp }: CardFaceProps) {
  const term = (
    <p className="flex items-center justify-center gap-1 text-2xl">
      <HearButton text={word.term} languageCode={languageCode} />
      {/* Before the card is turned a reading or a look-up would give the word away. */}
      {isTurned ? (
        <LessonText text={word.term} languageCode={languageCode} onLookUp={onLookUp} />
      ) : (
        <span lang={languageCode}>{word.term}</span>
      )}
    </p>
  )
  const meaning = (
    <p lang="en" className="text-lg">
      {word.meaning}
    </p>
  )
  return (
    <>
      {direction === 'to-meaning' ? term : meaning}
      <div aria-live="polite" className="grid gap-3">
        {isTurned && (
          <>
            {direction === 'to-meaning' ? meaning : term}
            <p className="flex items-center justify-center gap-1 text-chat">
              <HearButton text={word.example} languageCode={languageCode} />
              <LessonText text={word.example} languageCode={languageCode} onLookUp={onLookUp} />
            </p>
            <p lang="en" className="text-sm text-ink-soft">
              {word.translation}
            </p>
          </>
        )}
      </div>
    </>
  )
}
