import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { ChevronRight } from '@/icons/icons.ts'
import type { WayLink } from './use-ways'

/** What to do now, at the thumb; on a phone. It stands over what scrolls, which fades below it. */
export function FootAction({ way, isExtra }: { way: WayLink; isExtra: boolean }) {
  const dashboard = useTexts('dashboard')
  return (
    <div
      data-foot-action=""
      className="pointer-events-none fixed inset-x-0 bottom-(--foot-inset) z-20 bg-linear-to-b from-transparent to-lawn to-25% px-4 pt-3.5 pb-3"
    >
      <Link
        to={way.to}
        data-tour="next-step"
        className={classNames(
          'pointer-events-auto flex min-h-14 items-center justify-between gap-3 rounded-md px-5 py-1.5 shadow-float',
          isExtra ? 'bg-card text-ink inset-ring-2 inset-ring-leaf' : 'bg-leaf text-on-leaf',
        )}
      >
        <span className="line-clamp-2 min-w-0 font-display text-lg leading-tight font-semibold">
          {way.action}
        </span>
        <span className="flex items-center gap-1 text-sm whitespace-nowrap">
          {dashboard.minutes(way.minutes)}
          <ChevronRight size={18} aria-hidden />
        </span>
      </Link>
    </div>
  )
}
