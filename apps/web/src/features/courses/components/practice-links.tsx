import { Layers, Shuffle } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { buttonClass } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { coursePaths, practiceGames } from '@/lib/paths'

interface PracticeLinksProps {
  courseId: string
  unitId: string
  /** Without it all words of the unit are practised. */
  lessonId?: string
}

/** The games with the words of a unit or of one lesson. */
export function PracticeLinks({ courseId, unitId, lessonId }: PracticeLinksProps) {
  const cards = useTexts('cards')
  return (
    <div className="flex flex-wrap gap-2">
      {practiceGames.map((game) => {
        const Sign = game === 'flashcards' ? Layers : Shuffle
        return (
          <Link
            key={game}
            to={coursePaths.practice(game, courseId, unitId, lessonId)}
            className={buttonClass('secondary')}
          >
            <Sign size={18} aria-hidden />
            {cards[game]}
          </Link>
        )
      })}
    </div>
  )
}
