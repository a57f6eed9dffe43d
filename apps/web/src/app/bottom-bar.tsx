import { Link, useLocation } from 'react-router'
import { classNames } from '@/components/ui/class-names'
import { useTexts } from '@/i18n/texts'
import { BookOpen, Droplets, Flower2, MessageCircle, Sunrise } from '@/icons/icons.ts'
import { pagePaths } from '@/lib/paths'
import { useResetNavigation } from '@/lib/reset-navigation'
import { useKeyboardOpen } from '@/lib/use-keyboard-open'
import { isStage } from './is-stage'
import type { PageKey } from './pages'

const entries = [
  ['dashboard', Sunrise],
  ['tutor', MessageCircle],
  ['courses', BookOpen],
  ['review', Droplets],
  ['bank', Flower2],
] as const

/**
 * Below 768 px: the five places of every day at the thumb (decisions, Navigation on a phone). It goes where one thing is
 * done to its end, and while the keyboard is open.
 */
export function BottomBar({ page }: { page: PageKey | undefined }) {
  const shell = useTexts('shell')
  const navigateWithReset = useResetNavigation()
  const { pathname } = useLocation()
  const isTyping = useKeyboardOpen()
  if (isTyping || isStage(pathname)) return null
  return (
    <nav
      data-bottom-bar=""
      aria-label={shell.bar.label}
      className="fixed inset-x-0 bottom-0 z-20 flat:static grid grid-cols-5 border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)]"
    >
      {entries.map(([key, Icon]) => (
        <Link
          key={key}
          to={pagePaths[key]}
          aria-current={page === key ? 'page' : undefined}
          onClick={(event) => {
            if (page !== key || event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            navigateWithReset(pagePaths[key])
          }}
          className={classNames(
            'grid h-15 min-w-0 content-center justify-items-center gap-0.5 rounded-sm text-xs -outline-offset-3',
            page === key ? 'font-semibold text-leaf-deep' : 'text-ink-soft',
          )}
        >
          <span className={classNames('rounded-full px-3.5 py-0.5', page === key && 'bg-leaf-pale')}>
            <Icon size={24} aria-hidden />
          </span>
          {shell.bar[key]}
        </Link>
      ))}
    </nav>
  )
}
