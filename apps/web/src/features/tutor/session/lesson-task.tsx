import { goalTarget } from '@lingarden/domain/tutor-goals'
import type { Goal } from '@lingarden/domain/tutor-turn'
import { Check } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import type { SpeakingTask } from '@/lib/courses/get-speaking-task'
import { coursePaths } from '@/lib/paths'

/** What the lesson asks for, and which of its words have been used; the words of the goal list without their "Use". */
export function LessonTask({ task, goals }: { task: SpeakingTask; goals: readonly Goal[] }) {
  const tutor = useTexts('tutor')
  const { languageCode, courseId, unitId, lessonId, title, goal, goalIn } = task
  const words = goals.flatMap((item) => {
    const word = goalTarget(item)
    return word !== undefined && task.words.includes(word) ? [{ ...item, word }] : []
  })
  return (
    <section
      aria-labelledby="lesson-task"
      className="grid gap-1.5 rounded-md bg-leaf-pale/50 px-4 py-3 text-sm"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="lesson-task" className="text-sm font-medium">
          {tutor.lessonTask}
        </h2>
        <Link to={coursePaths.lesson(courseId, unitId, lessonId)} className="py-1 text-leaf underline">
          {title}
        </Link>
      </div>
      <p lang={goalIn}>{goal}</p>
      <ul lang={languageCode} className="flex flex-wrap gap-1.5">
        {words.map(({ id, word, completed }) => (
          <li
            key={id}
            className={classNames(
              'flex items-center gap-1 rounded-full bg-card px-2.5 py-0.5',
              completed && 'font-medium text-leaf-deep',
            )}
          >
            {word}
            {completed && <Check size={14} role="img" aria-label={tutor.goalDone} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
