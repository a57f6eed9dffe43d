import { UserRound } from '@/icons/icons.ts'
import { Link } from 'react-router'
import { AskedPart } from '@/components/ui/asked-part'
import { classNames } from '@/components/ui/class-names'
import { Logo } from '@/components/ui/logo'
import { Tooltip } from '@/components/ui/tooltip'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useResetNavigation } from '@/lib/reset-navigation'
import { pagePaths } from '@/lib/paths'
import type { PageKey } from './pages'
import { WaitingRequests } from './waiting-requests'

// No page waits for a menu that is closed.
const loadUserMenu = withTexts(async () => (await import('./user-menu')).UserMenu, 'shell', 'tutor')

const entries = ['dashboard', 'tutor', 'courses', 'review', 'bank', 'analytics', 'friends'] as const
/** These begin anew when one navigates to them from within (requirement 2.47b). */
const resetting: ReadonlySet<PageKey> = new Set(['courses', 'review', 'bank', 'tutor'])

/** 64 px high (requirement 2.47a). */
export function TopBar({ page }: { page: PageKey | undefined }) {
  const { common, shell } = useTexts('common', 'shell')
  const navigateWithReset = useResetNavigation()
  return (
    <header
      data-site-bar=""
      className="sticky top-0 z-30 short:static h-16 border-b border-line bg-paper/95 backdrop-blur"
    >
      <div className="mx-auto flex h-full max-w-[1200px] items-center gap-4 px-4">
        <Link to={pagePaths.dashboard} className="flex items-center gap-2 font-display text-lg font-semibold">
          <Logo size={28} />
          <span className="hidden lg:inline">{common.productName}</span>
          <span className="sr-only lg:hidden">{common.productName}</span>
        </Link>
        <nav aria-label={shell.mainNavigation} className="flex flex-1 justify-center gap-1">
          {entries.map((key) => {
            const { name, description } = shell.pages[key]
            return (
              <Tooltip key={key} content={description}>
                <Link
                  to={`/${key}`}
                  aria-current={page === key ? 'page' : undefined}
                  onClick={(event) => {
                    if (!resetting.has(key) || event.metaKey || event.ctrlKey || event.shiftKey) return
                    event.preventDefault()
                    navigateWithReset(`/${key}`)
                  }}
                  className={classNames(
                    'rounded-sm px-2.5 py-2 text-sm font-medium lg:px-3',
                    page === key ? 'bg-leaf-pale text-leaf-deep' : 'hover:bg-sunken',
                  )}
                >
                  {name}
                  {key === 'friends' && <WaitingRequests />}
                </Link>
              </Tooltip>
            )
          })}
        </nav>
        <AskedPart
          load={loadUserMenu}
          waiting={<span className="size-10 rounded-full bg-leaf-pale" />}
          renderFailed={(tryAgain) => (
            <button
              type="button"
              aria-label={shell.userMenu}
              onClick={tryAgain}
              className="grid size-10 place-items-center rounded-full bg-leaf-pale text-leaf-deep hover:bg-sunken"
            >
              <UserRound size={20} aria-hidden />
            </button>
          )}
        >
          {(UserMenu) => <UserMenu />}
        </AskedPart>
      </div>
    </header>
  )
}
