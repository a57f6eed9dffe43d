import { freePlan, paidPlanIds, paidPlans, type Plan } from '@lingarden/domain/plans'
import { PlantDrawing } from '@/components/plants/plant'
import { formatNumber } from '@/i18n/format'
import type { InterfaceLanguage } from '@/i18n/languages'
import type { LandingTexts } from '../landing-texts'
import { Section } from './section'

const stages = { seedling: 'sprout', gardener: 'bud', botanist: 'bloom' } as const
const money = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const

interface PlansProps {
  texts: LandingTexts
  language: InterfaceLanguage
}

/** What the plans cost and give. Where a server sells none, the page leaves them out. */
export function Plans({ texts, language }: PlansProps) {
  const { plans, welcome } = texts
  return (
    <div className="in-data-[billing=off]:hidden">
      <Section id="plans" title={welcome.plans.title} about={plans.about}>
        <p className="hidden max-w-[70ch] rounded-md border-l-4 border-rain bg-sunken p-4 text-sm in-data-[billing=test]:block">
          {plans.testNote}
        </p>
        <ul className="grid gap-4 md:grid-cols-3">
          {[freePlan, ...paidPlanIds.map((id) => paidPlans[id])].map((plan) => (
            <PlanSummary key={plan.id} plan={plan} texts={texts} language={language} />
          ))}
        </ul>
        <p className="max-w-[70ch] text-sm text-ink-soft">{plans.smallPrint}</p>
      </Section>
    </div>
  )
}

function PlanSummary({ plan, texts, language }: PlansProps & { plan: Plan }) {
  const { plans, welcome } = texts
  const { id, name, prices, credits } = plan
  const inMoney = (dollars: number) => formatNumber(language, dollars, money)
  return (
    <li className="grid content-start gap-4 rounded-lg bg-card p-6 ring-1 ring-line">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="text-lg">{name}</h3>
          <p className="text-sm text-ink-soft">{plans.taglines[id]}</p>
        </div>
        <PlantDrawing stage={stages[id]} size={40} />
      </div>
      <p>
        <span className="font-display text-xl tabular-nums">
          {prices ? inMoney(prices.monthly) : welcome.plans.free}
        </span>{' '}
        {prices && (
          <span className="text-sm text-ink-soft">
            {plans.perMonth}
            {welcome.plans.yearly(inMoney(prices.yearly))}
          </span>
        )}
      </p>
      <ul className="grid gap-1 text-sm">
        <li>{plans.credits(formatNumber(language, credits))}</li>
        {plans.features[id].map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </li>
  )
}
