import type { BillingCycle, Plan } from '@lingarden/domain/plans'
import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { PlantDrawing } from '@/components/plants/plant'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { openCheckout } from '@/lib/billing/open-payment-page'

/** How far each plan's plant has grown. */
const stages = { seedling: 'sprout', gardener: 'bud', botanist: 'bloom' } as const

interface PlanCardProps {
  plan: Plan
  cycle: BillingCycle
  isCurrent: boolean
  /** How the learner pays their plan; undefined where they pay none. */
  paidCycle?: BillingCycle | undefined
}

export function PlanCard({ plan, cycle, isCurrent, paidCycle }: PlanCardProps) {
  const texts = useTexts('plans')
  const format = useNumberFormat()
  const { id, name, prices } = plan
  const checkout = useMutation({
    mutationFn: () =>
      id === 'seedling' ? Promise.resolve() : openCheckout({ planId: id, billingCycle: cycle }),
  })
  const price = (prices?.[cycle] ?? 0) / (cycle === 'yearly' ? 12 : 1)
  const money = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const
  return (
    <li
      data-chosen={isCurrent || undefined}
      className={classNames(
        'grid grid-rows-[auto_auto_1fr_auto] gap-4 rounded-lg bg-card p-5',
        isCurrent ? 'shadow-[0_0_0_2px_var(--leaf)]' : 'shadow-hairline',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 className="text-lg">{name}</h2>
          <p className="text-sm text-ink-soft">{texts.taglines[id]}</p>
        </div>
        <PlantDrawing stage={stages[id]} size={40} />
      </div>
      <p className="text-3xl tabular-nums">
        {format(price, money)} <span className="text-sm text-ink-soft">{texts.perMonth}</span>
        {prices && cycle === 'yearly' && (
          <span className="block text-sm text-ink-soft">
            {texts.billedYearly(format(prices.yearly, money))}
          </span>
        )}
      </p>
      <ul className="grid content-start gap-2 text-sm">
        <li>{texts.credits(format(plan.credits))}</li>
        {texts.features[id].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="grid gap-2">
        {isCurrent ? (
          <p className="flex min-h-10 items-center justify-center rounded-sm bg-leaf-pale font-medium text-leaf-deep">
            {prices && paidCycle ? texts.currentPaid[paidCycle] : texts.current}
          </p>
        ) : (
          prices && (
            <Button busy={checkout.isPending} onClick={() => checkout.mutate()}>
              {texts.choose(name)}
            </Button>
          )
        )}
        {checkout.isError && (
          <p role="alert" className="text-sm text-thorn">
            {texts.failed}
          </p>
        )}
      </div>
    </li>
  )
}
