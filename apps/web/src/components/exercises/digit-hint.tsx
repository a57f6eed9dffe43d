/** The digit that does the same as a press; not where there is no keyboard, and not for those who hear the page. */
export function DigitHint({ digit }: { digit: number }) {
  if (digit > 9) return null
  return (
    <span aria-hidden className="mr-2 hidden text-xs text-ink-soft tabular-nums pointer-fine:inline">
      {digit}
    </span>
  )
}
