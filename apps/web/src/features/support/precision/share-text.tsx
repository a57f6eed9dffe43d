import { fewestForPercentage } from '@lingarden/domain/precision/precision-figures'
import { wilsonInterval, type Share } from '@lingarden/domain/precision/wilson-interval'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'

/** A share with its bounds and counts; of too few sentences the counts alone. */
export function ShareText({ share, isLarge }: { share: Share; isLarge?: boolean }) {
  const { precision } = useTexts('support')
  const format = useNumberFormat()
  const counts = precision.of(format(share.part), format(share.whole))
  if (share.whole < fewestForPercentage) return <span className="tabular-nums">{counts}</span>
  const percent = (value: number) => format(value, { style: 'percent' })
  const { low, high } = wilsonInterval(share)
  return (
    <span className="grid tabular-nums">
      <span className={isLarge ? 'font-display text-xl' : 'font-medium'}>
        {percent(share.part / share.whole)}
      </span>
      <span className="text-xs text-ink-soft">
        {precision.range(percent(low), percent(high))} · {counts}
      </span>
    </span>
  )
}
