import { lessonSteps } from '@lingarden/domain/courses/lesson-position'
import type { ReactNode } from 'react'
import { useTexts } from '@/i18n/texts'

interface StepHeadingProps {
  id: string
  /** From 1. */
  number: number
  children: ReactNode
}

/** What the present step is, and how many there are. */
export function StepHeading({ id, number, children }: StepHeadingProps) {
  const courses = useTexts('courses')
  return (
    <h2 id={id} tabIndex={-1} className="font-display text-lg font-semibold text-ink-soft outline-none">
      {children}
      <span className="sr-only">, {courses.stepOf(number, lessonSteps.length)}</span>
    </h2>
  )
}
