import type { FirstLine } from '@lingarden/languages/first-talk'
import { HeldText } from '@/components/words/held-text'
import { SpokenText } from './spoken-text'
import { useTalk } from './talk-context'

export const chipClass =
  'grid min-h-15 content-center gap-px rounded-[14px] border-[1.5px] border-control-line bg-card px-4 py-2 text-left ' +
  'transition-colors duration-150 hover:border-leaf hover:bg-leaf-pale aria-pressed:border-leaf aria-pressed:bg-leaf-pale ' +
  'forced-colors:aria-pressed:border-4 forced-colors:aria-pressed:border-[Highlight]'

interface ChipProps {
  line: FirstLine
  isPressed?: boolean
  onPick: () => void
}

/** A sentence or word that can be tapped; nobody taps what they cannot read. */
export function Chip({ line, isPressed, onPick }: ChipProps) {
  const { reader } = useTalk()
  return (
    <button type="button" aria-pressed={isPressed} onClick={onPick} className={chipClass}>
      <span className="text-chat leading-tight font-medium">
        <SpokenText {...line} />
      </span>{' '}
      <span className="text-sm text-ink-soft">
        <HeldText text={line.means[reader] ?? ''} />
      </span>
    </button>
  )
}
