import { cardClass } from '@/components/ui/card-class'
import { NotebookPen, Shapes, Shuffle, type LucideIcon } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { reviewPaths } from '@/lib/paths'

/** Other ways to practise than by cards; without words there are mistakes to mend all the same. */
export function GameList({ hasWords }: { hasWords: boolean }) {
  const { cards, review } = useTexts('cards', 'review')
  const games: [to: string, Sign: LucideIcon, name: string, hint: string][] = [
    [reviewPaths.matching, Shuffle, cards.matching, review.matchingHint],
    [reviewPaths.mistakes, NotebookPen, review.mistakes, review.mistakesHint],
    [reviewPaths.newActivity, Shapes, review.newActivity, review.newActivityHint],
  ]
  return (
    <section aria-labelledby="review-games" className="grid gap-3">
      <h2 id="review-games" className="text-lg">
        {review.games}
      </h2>
      <ul className="grid gap-2">
        {games
          .filter(([to]) => hasWords || to === reviewPaths.mistakes)
          .map(([to, Sign, name, hint]) => (
            <li key={to}>
              <Link
                to={to}
                className={`${cardClass('md')} grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-3 p-4 hover:bg-leaf-pale/40`}
              >
                <Sign size={22} aria-hidden className="justify-self-center text-leaf" />
                <span className="grid gap-0.5">
                  <span className="font-medium">{name}</span>
                  <span className="text-sm text-ink-soft">{hint}</span>
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  )
}
