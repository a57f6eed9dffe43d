import { Link } from 'react-router'
import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import type { WayLink } from './use-ways'

/** The other ways beside the big action: icon, name, what it is, minutes. */
export function WayList({ ways }: { ways: readonly WayLink[] }) {
  const dashboard = useTexts('dashboard')
  return (
    <ul
      aria-label={dashboard.otherWays}
      className={`${cardClass()} grid auto-rows-fr divide-y divide-line overflow-hidden`}
    >
      {ways.map(({ kind, to, Icon, title, about, minutes }) => (
        <li key={kind}>
          <Link
            to={to}
            className="flex h-full min-h-14 items-center gap-3.5 px-4 py-1.5 -outline-offset-3 hover:bg-sunken md:px-4.5"
          >
            <Icon size={22} aria-hidden className="shrink-0 text-leaf" />
            <span className="grid min-w-0 flex-1">
              <span className="leading-tight font-semibold">{title}</span>
              <span className="truncate text-sm text-ink-soft">{about}</span>
            </span>
            <span className="text-sm whitespace-nowrap text-ink-soft">{dashboard.minutes(minutes)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
