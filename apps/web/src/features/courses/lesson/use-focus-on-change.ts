import type { LessonStep } from '@lingarden/domain/courses/lesson-position'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * A new step begins at its heading, a new page of it at what is new there, for eyes and for screen readers; the first one
 * leaves the focus where it is.
 */
export function useFocusOnChange(
  section: RefObject<HTMLElement | null>,
  step: LessonStep,
  page: string,
): void {
  const shown = useRef({ step, page })
  useEffect(() => {
    const before = shown.current
    if (before.step === step && before.page === page) return
    shown.current = { step, page }
    const begin = before.step === step ? '[data-page]' : '#lesson-step'
    section.current?.querySelector<HTMLElement>(begin)?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
    section.current?.querySelector('[data-in-view]')?.scrollIntoView({ block: 'nearest' })
  }, [section, step, page])
}
