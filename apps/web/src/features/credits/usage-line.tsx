import { nextRefill } from '@lingarden/domain/credits'
import { creditsBasis } from '@lingarden/domain/profile'
import { useState } from 'react'
import { useDateFormat } from '@/i18n/use-date-format'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

interface UsageLineProps {
  /** How much of the allowance is used, 0 to 100. */
  percent: number
  /** What the plan gives a month; that of no plan where it is not known. */
  allowance: number | undefined
}

/** How much of the month's allowance is used, to two decimals (requirement 9.2), and when it is filled again. */
export function UsageLine({ percent, allowance = creditsBasis }: UsageLineProps) {
  const credits = useTexts('credits')
  const format = useNumberFormat()
  const formatDate = useDateFormat()
  const [refill] = useState(() => new Date(nextRefill(Date.now())).toISOString())
  return (
    <p className="mt-1 text-sm text-ink-soft">
      <span className="block">{credits.used(format(percent, twoDecimals), format(allowance))}</span>
      <span className="block">{credits.refill(formatDate(refill))}</span>
    </p>
  )
}
