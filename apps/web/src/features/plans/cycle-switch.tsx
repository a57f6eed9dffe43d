import { billingCycles, paidPlans, yearlySaving, type BillingCycle } from '@lingarden/domain/plans'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'

/** Whether prices are shown, and plans bought, by the month or by the year. */
export function CycleSwitch({
  cycle,
  onChange,
}: {
  cycle: BillingCycle
  onChange: (cycle: BillingCycle) => void
}) {
  const texts = useTexts('plans')
  return (
    <fieldset className="flex w-fit gap-1 rounded-full bg-sunken p-1">
      <legend className="sr-only">{texts.cycle}</legend>
      {billingCycles.map((choice) => (
        <label
          key={choice}
          data-chosen={choice === cycle || undefined}
          className={classNames(
            'flex min-h-9 cursor-pointer items-center gap-2 rounded-full px-4 text-sm',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf',
            choice === cycle ? 'bg-card font-medium shadow-float' : 'text-ink-soft',
          )}
        >
          <input
            type="radio"
            name="billing-cycle"
            className="sr-only"
            checked={choice === cycle}
            onChange={() => onChange(choice)}
          />
          {texts.cycles[choice]}
          {choice === 'yearly' && (
            <span className="text-leaf-deep">{texts.saving(yearlySaving(paidPlans.gardener))}</span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
