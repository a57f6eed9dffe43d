import { cardGrades, cardRound, type CardGrade } from '@lingarden/domain/games/flashcards'
import type { PracticeWord } from '@lingarden/domain/games/practice-words'
import type { LanguageCode } from '@lingarden/domain/languages'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { DigitHint } from '@/components/exercises/digit-hint'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useKeys } from '@/lib/use-keys'
import { ShareBar } from '../components/share-bar'
import { CardFace, type CardDirection } from './card-face'

interface FlashcardRoundProps {
  cards: readonly PracticeWord[]
  direction: CardDirection
  languageCode: LanguageCode
  onLookUp: (term: string, sentence: string) => void
  /** All cards are known; hears those known at the first sight, and the others. */
  onOver: (known: readonly PracticeWord[], missed: readonly PracticeWord[]) => void
}

/** Cards one by one: space turns, 1 to 4 say how well it was known, u takes the last one back. */
export function FlashcardRound({ cards, direction, languageCode, onLookUp, onOver }: FlashcardRoundProps) {
  const { courses } = useTexts()
  const [grades, setGrades] = useState<readonly CardGrade[]>([])
  const [isTurned, setIsTurned] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const { queue } = cardRound(cards.length, grades)
  const present = cards[queue[0] ?? -1]

  // The buttons change with each turn; the card is where the focus has its place.
  const face = `${grades.length} ${isTurned}`
  const shown = useRef(face)
  useEffect(() => {
    if (shown.current === face) return
    shown.current = face
    card.current?.focus({ preventScroll: true })
  }, [face])

  function grade(given: CardGrade) {
    const next = [...grades, given]
    const round = cardRound(cards.length, next)
    setGrades(next)
    setIsTurned(false)
    if (round.queue.length > 0) return
    const isMissed = (place: number) => round.firstGrades[place] === 'again'
    onOver(
      cards.filter((_, place) => !isMissed(place)),
      cards.filter((_, place) => isMissed(place)),
    )
  }

  function undo() {
    if (grades.length === 0) return
    setGrades(grades.slice(0, -1))
    setIsTurned(true)
  }

  useKeys(present !== undefined, (event) => {
    const given = cardGrades[Number(event.key) - 1]
    // A button that has the focus is pressed by space and Enter itself.
    const isOnButton =
      event.target instanceof HTMLElement && event.target.closest('button, a, input') !== null
    if ((event.key === ' ' || event.key === 'Enter') && !isOnButton) setIsTurned(!isTurned)
    else if (given && isTurned) grade(given)
    else if (event.key === 'u') undo()
    else return
    event.preventDefault()
  })

  if (!present) return null
  return (
    <div className="grid gap-4">
      <ShareBar share={(cards.length - queue.length) / cards.length} />
      <div
        ref={card}
        role="group"
        tabIndex={-1}
        aria-label={courses.card(cards.length - queue.length + 1, cards.length)}
        className="grid min-h-64 content-center gap-3 rounded-lg bg-card p-6 text-center shadow-[0_0_0_1px_var(--line)] outline-offset-4"
      >
        <CardFace
          key={`${present.term} ${grades.length}`}
          word={present}
          direction={direction}
          isTurned={isTurned}
          languageCode={languageCode}
          onLookUp={onLookUp}
        />
      </div>
      <div className="flex min-h-12 flex-wrap items-center justify-center gap-2">
        {isTurned ? (
          cardGrades.map((given, place) => (
            <Button
              key={given}
              size="lg"
              variant={given === 'good' ? 'primary' : 'secondary'}
              onClick={() => grade(given)}
            >
              <span className={given === 'good' ? '[&>span]:text-on-leaf' : undefined}>
                <DigitHint digit={place + 1} />
              </span>
              {courses.grades[given]}
            </Button>
          ))
        ) : (
          <Button size="lg" onClick={() => setIsTurned(true)}>
            {courses.turn}
          </Button>
        )}
        {grades.length > 0 && (
          <Button variant="ghost" size="icon" aria-label={courses.undo} onClick={undo}>
            <Undo2 size={18} aria-hidden />
          </Button>
        )}
      </div>
      <p className="hidden text-center text-sm text-ink-soft pointer-fine:block">{courses.cardKeys}</p>
    </div>
  )
}
