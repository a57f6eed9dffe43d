import type { LanguageCode } from '@lingarden/languages/find-language'
import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { Plant } from '@/components/plants/plant'
import { WordLine } from '@/components/ui/word-line'
import { useTexts } from '@/i18n/texts'
import type { LessonStanding } from '../course-progress'
import { inALine } from '@/lib/in-a-line'
import { useProgressLabel } from '../use-progress-label'

interface LessonRowProps {
  standing: LessonStanding
  /** From 1. */
  number: number
  to: string
  languageCode: LanguageCode
}

/** A lesson of a unit: what one can do after it, its words, and how far they have grown. */
export function LessonRow({ standing, number, to, languageCode }: LessonRowProps) {
  const { common, courses } = useTexts('common', 'courses')
  const labelOf = useProgressLabel()
  const { lesson, stage, wordsInBank } = standing
  return (
    <article className={`${cardClass()} relative grid grid-cols-[auto_1fr] gap-4 p-5 hover:bg-leaf-pale/40`}>
      <Plant stage={stage} size={48} />
      <div className="grid gap-1.5">
        <p className="text-sm text-ink-soft">
          {courses.lesson(number)} · {labelOf(standing)}
        </p>
        <h2 className="text-lg">
          <Link to={to} className="after:absolute after:inset-0">
            {lesson.title}
          </Link>
        </h2>
        <p className="text-sm">
          {common.labelled(courses.youWill)} {inALine(lesson.goals)}
        </p>
        <p className="text-sm text-ink-soft">
          {common.labelled(courses.grammar)} {lesson.grammar}
        </p>
        <WordLine words={lesson.terms} languageCode={languageCode} />
        <p className="text-sm text-ink-soft">{courses.inBank(wordsInBank, lesson.terms.length)}</p>
      </div>
    </article>
  )
}
