import { classNames } from '@/components/ui/class-names'
import type { Box } from './place-card'

/** How far the light reaches beyond what it shows, in pixels. */
const halo = 6

/** Darkens the page but for what the tour speaks of; without a target, all of it. */
export function Spotlight({ target }: { target: Box | undefined }) {
  if (!target) return <div className="fixed inset-0 z-40 bg-ink/40 dark:bg-sunken/80" />
  return (
    <div
      aria-hidden
      data-testid="spotlight"
      className={classNames(
        'pointer-events-none fixed z-40 rounded-md ring-2 ring-leaf',
        // Twice the screen, as the corners of an outline are round.
        'outline-[200vmax] outline-offset-2 outline-solid outline-ink/40 dark:outline-sunken/80',
        'motion-safe:transition-[left,top,width,height] motion-safe:duration-200',
      )}
      style={{
        left: target.left - halo,
        top: target.top - halo,
        width: target.width + 2 * halo,
        height: target.height + 2 * halo,
      }}
    />
  )
}
