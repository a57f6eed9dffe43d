import { fewestForPercentage } from '@lingarden/domain/precision/precision-figures'
import { wilsonInterval, type Share } from '@lingarden/domain/precision/wilson-interval'

const percent = (share: number) => Math.round(share * 100)

/** A share with its bounds at 95 %, such as `97 % (94–99), 114 of 118`; of too few the counts alone. */
export function tellShare(share: Share): string {
  const counts = `${share.part} of ${share.whole}`
  if (share.whole < fewestForPercentage) return counts
  const { low, high } = wilsonInterval(share)
  return `${percent(share.part / share.whole)} % (${percent(low)}–${percent(high)}), ${counts}`
}

/** The middle of some figures; NaN of none. */
export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A share of 0 to 1 as a percentage; a dash where there is none. */
export const tellPercent = (share: number): string => (Number.isNaN(share) ? '–' : `${percent(share)} %`)
