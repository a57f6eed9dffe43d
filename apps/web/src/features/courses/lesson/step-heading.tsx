import { lessonSteps } from '@lingarden/domain/courses/lesson-position'
import type { ReactNode, Ref } from 'react'
import { useTexts } from '@/i18n/texts'

interface StepHeadingProps {
  ref: Ref<HTMLHeadingElement>
  id: string
  /** From 1. */
  number: number
  children: ReactNode
}

/** What the present step is, and how many there are. */
export function StepHeading({ ref, id, number, children }: StepHeadingProps) {
  const courses = useTexts('courses')
  return (
    <h2
      ref={ref}
      id={id}
      tabIndex={-1}
      className="text-base font-semibold text-ink-soft outline-none md:text-lg"
    >
      {children}
      <span className="sr-only">, {courses.stepOf(number, lessonSteps.length)}</span>
    </h2>
  )
}
