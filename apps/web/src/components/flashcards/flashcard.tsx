import {
  isAccepted,
  type Judgement,
  type Verdict as VerdictKind,
} from '@lingarden/domain/exercises/judge-answer'
import { cardGrades, type CardGrade } from '@lingarden/domain/games/flashcards'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { Undo2 } from '@/icons/icons.ts'
import { useEffect, useRef, useState } from 'react'
import { hasKeyboard } from '@/components/exercises/use-field-focus'
import { Verdict } from '@/components/exercises/verdict'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { ShareBar } from '@/components/ui/share-bar'
import { useTexts } from '@/i18n/texts'
import { readShortcut } from '@/lib/shortcuts/read-shortcut'
import { useKeys } from '@/lib/use-keys'
import type { CardAsk, CardDirection } from './card-ask'
import { CardFace } from './card-face'
import { GradeButtons } from './grade-buttons'
import { WrittenWord } from './written-word'

interface FlashcardProps {
  word: PracticeWord
  direction: CardDirection
  ask?: CardAsk
  languageCode: LanguageCode
  /** Which card this is, from 1, and how many there are. */
  place: number
  total: number
  /** How much of them is done, from 0 to 1. */
  share: number
  /** How many grades were given before this one; each is another card, or the same again. */
  turn: number
  intervals?: readonly string[]
  onGrade: (grade: CardGrade) => void
  /** Takes the last grade back; undefined where there is none to take. */
  onUndo: (() => void) | undefined
  onLookUp: (term: string, sentence: string) => void
}

interface Side {
  turn: number
  isTurned: boolean
  judgement?: Judgement | undefined
}

const gradeOf: Record<VerdictKind, CardGrade> = {
  right: 'good',
  sound: 'good',
  accent: 'hard',
  tone: 'hard',
  homophone: 'hard',
  typo: 'hard',
  form: 'again',
  wrong: 'again',
}
const toRead: CardAsk = { kind: 'read' }

/** A card of a deck: space turns it, 1 to 4 say how well it was known, u takes the last one back. */
export function Flashcard(props: FlashcardProps) {
  const { word, direction, ask = toRead, languageCode, place, total, share, turn, intervals = [] } = props
  const { onGrade, onUndo, onLookUp } = props
  const cards = useTexts('cards')
  const [side, setSide] = useState<Side>({ turn, isTurned: false })
  const { isTurned, judgement } = side.turn === turn ? side : { isTurned: false }
  const isWritten = ask.kind === 'write' && !isTurned
  const suggested = judgement ? gradeOf[judgement.verdict] : 'good'
  const language = findLanguage(languageCode)
  const card = useRef<HTMLDivElement>(null)

  // The buttons change with each turn; the card is where the focus has its place.
  const face = `${turn} ${isTurned}`
  const shown = useRef(face)
  useEffect(() => {
    if (shown.current === face) return
    shown.current = face
    const field = hasKeyboard() ? card.current?.querySelector('input') : undefined
    const target = field ?? card.current
    target?.focus({ preventScroll: true })
  }, [face])

  const turnOver = (is: boolean) => setSide({ turn, isTurned: is })
  function undo() {
    setSide({ turn: turn - 1, isTurned: true })
    onUndo?.()
  }

  useKeys(true, (event) => {
    const action = readShortcut('cards', event)
    const given = action === 'grade' ? cardGrades[Number(event.key) - 1] : undefined
    // A button that has the focus is pressed by space and Enter itself.
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null
    const isPress = action === 'turn' && !isOnButton
    if (isPress && isTurned && judgement) onGrade(suggested)
    else if (isPress && !isWritten) turnOver(!isTurned)
    else if (given && isTurned) onGrade(given)
    else if (action === 'undo' && onUndo) undo()
    else return
    event.preventDefault()
  })

  return (
    <div className="grid gap-4">
      {/* Beside what is done, in its own room, so that nothing moves for it. */}
      <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-2">
        <ShareBar share={share} />
        {onUndo && (
          <Button variant="ghost" size="icon" aria-label={cards.undo} onClick={undo}>
            <Undo2 size={18} aria-hidden />
          </Button>
        )}
      </div>
      <div
        ref={card}
        role="group"
        tabIndex={-1}
        aria-label={cards.card(place, total)}
        className={`${cardClass()} grid min-h-64 content-center gap-3 p-6 text-center outline-offset-4`}
      >
        <CardFace
          key={`${word.term} ${turn}`}
          word={word}
          direction={direction}
          ask={ask}
          isTurned={isTurned}
          languageCode={languageCode}
          onLookUp={onLookUp}
        />
        {isWritten && language && (
          <WrittenWord
            key={turn}
            term={word.term}
            language={language}
            onJudged={(judged) => setSide({ turn, isTurned: true, judgement: judged })}
          />
        )}
        {judgement && (
          <div role="status" className="justify-self-center">
            <Verdict isRight={isAccepted(judgement)} languageCode={languageCode} judgements={[judgement]} />
          </div>
        )}
      </div>
      {!isWritten && (
        <div
          data-foot-action=""
          className={classNames(
            'flex min-h-12 flex-wrap items-center justify-center gap-2 md:min-h-15',
            // At the thumb, as on every page of a phone.
            'max-md:fixed max-md:inset-x-0 max-md:bottom-(--foot-inset) max-md:z-20 max-md:border-t max-md:border-line max-md:bg-card max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))]',
            // Where the window is low it would hide the card.
            'short:static short:border-0 short:bg-transparent short:p-0',
          )}
        >
          {isTurned ? (
            <GradeButtons suggested={suggested} intervals={intervals} onGrade={onGrade} />
          ) : (
            <Button size="lg" className="max-md:min-h-14 max-md:w-full" onClick={() => turnOver(true)}>
              {cards.turn}
            </Button>
          )}
        </div>
      )}
      <p className="hidden text-center text-sm text-ink-soft pointer-fine:block">{cards.cardKeys}</p>
    </div>
  )
}
