import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { ChevronRight } from '@/icons/icons.ts'
import type { WayLink } from './use-ways'
import { WateringCan } from './watering-can'

interface MainActionProps {
  way: WayLink
  /** Today's goal is reached, and nothing urges any more. */
  isExtra: boolean
}

/** What to do now, as one big card; on wide screens. */
export function MainAction({ way, isExtra }: MainActionProps) {
  const dashboard = useTexts('dashboard')
  const { kind, to, Icon, action, about, actionAbout = about, minutes } = way
  return (
    <Link
      to={to}
      data-tour="next-step"
      className={classNames(
        'relative grid min-h-52 content-end gap-0.5 overflow-hidden rounded-lg px-6 py-4.5 transition-colors duration-150',
        isExtra
          ? 'bg-card text-ink inset-ring-2 inset-ring-leaf hover:bg-leaf-pale'
          : 'bg-leaf text-on-leaf hover:bg-leaf-deep',
      )}
    >
      {kind === 'review' ? (
        <WateringCan />
      ) : (
        <Icon size={84} strokeWidth={1} aria-hidden className="absolute top-4 right-6 opacity-80" />
      )}
      <span className="font-display text-[27px] leading-tight font-semibold text-balance">{action}</span>
      <span>{actionAbout}</span>
      <span className="mt-3 flex items-center gap-2 font-semibold">
        {dashboard.begin(dashboard.minutes(minutes))}
        <ChevronRight size={18} aria-hidden />
      </span>
    </Link>
  )
}
