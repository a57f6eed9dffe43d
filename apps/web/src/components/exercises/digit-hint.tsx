import { classNames } from '@/components/ui/class-names'

interface DigitHintProps {
  digit: number
  /** Whether its key does nothing any more; what stands beside it stays in its place. */
  isHidden?: boolean
}

/** The digit that does the same as a press; not where there is no keyboard, and not for those who hear the page. */
export function DigitHint({ digit, isHidden = false }: DigitHintProps) {
  if (digit > 9) return null
  return (
    <span
      aria-hidden
      className={classNames(
        'mr-2 hidden text-xs text-ink-soft tabular-nums pointer-fine:inline',
        isHidden && 'invisible',
      )}
    >
      {digit}
    </span>
  )
}
