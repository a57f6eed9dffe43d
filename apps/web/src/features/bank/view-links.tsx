import { Link } from 'react-router'
import { classNames } from '@/components/ui/class-names'

interface ViewLinksProps {
  label: string
  views: readonly { to: string; label: string; isCurrent: boolean }[]
}

/** Several views of a page, side by side; the one that is open is marked. */
export function ViewLinks({ label, views }: ViewLinksProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap rounded-sm bg-sunken p-1">
      {views.map((view) => (
        <Link
          key={view.to}
          to={view.to}
          aria-current={view.isCurrent ? 'page' : undefined}
          className={classNames(
            'rounded-sm px-3 py-1.5 text-sm font-medium',
            view.isCurrent && 'bg-card shadow-float',
          )}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  )
}
