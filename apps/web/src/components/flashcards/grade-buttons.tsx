import { cardGrades, type CardGrade } from '@lingarden/domain/games/flashcards'
import { DigitHint } from '@/components/exercises/digit-hint'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'

interface GradeButtonsProps {
  /** What the answer amounts to, where it was written; else what most answers are. */
  suggested: CardGrade
  /** When the card comes back after each grade, in the order of the grades; nothing where nobody plans it. */
  intervals: readonly string[]
  onGrade: (grade: CardGrade) => void
}

/** How well a card was known, with what follows from it. */
export function GradeButtons({ suggested, intervals, onGrade }: GradeButtonsProps) {
  const cards = useTexts('cards')
  return (
    <div className="grid w-full max-w-xl grid-cols-4 gap-2 max-[23rem]:grid-cols-2">
      {cardGrades.map((grade, place) => (
        <Button
          key={grade}
          size="lg"
          variant={grade === suggested ? 'primary' : 'secondary'}
          className="px-1! max-sm:min-h-14 max-sm:text-base sm:px-3!"
          onClick={() => onGrade(grade)}
        >
          {/* No room of its own, so that a phone, which shows no digit, has the label in the middle. */}
          <span className={classNames('contents', grade === suggested && '[&>span]:text-on-leaf')}>
            <DigitHint digit={place + 1} />
          </span>
          <span className="grid justify-items-center leading-tight">
            {cards.grades[grade]}
            {intervals[place] !== undefined && (
              <span className="text-xs font-normal tabular-nums">{intervals[place]}</span>
            )}
          </span>
        </Button>
      ))}
    </div>
  )
}
