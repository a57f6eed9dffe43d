import type { KeyboardEvent } from 'react'

/** Arrows walk from plant to plant of a bed: aside by one, up and down by a row. */
export function walkBed(event: KeyboardEvent<HTMLAnchorElement>): void {
  const bed = event.currentTarget.closest('ul')
  const plants = bed ? [...bed.querySelectorAll<HTMLAnchorElement>('.bed-plant')] : []
  const columns = bed ? getComputedStyle(bed).gridTemplateColumns.split(' ').length : 1
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[event.key]
  const target = step === undefined ? undefined : plants[plants.indexOf(event.currentTarget) + step]
  if (!target) return
  event.preventDefault()
  target.focus()
}
