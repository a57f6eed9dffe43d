import { Menu } from '@/icons/icons.ts'
import { useLocation } from 'react-router'
import { AskedPart } from '@/components/ui/asked-part'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import type { PageKey } from './pages'

// No page waits for a menu that is closed.
const loadMobileMenu = withTexts(async () => (await import('./mobile-menu')).MobileMenu, 'shell')

/** Below 768 px: the page's title and a menu that slides in (requirement 2.49). */
export function MobileBar({ page }: { page: PageKey | undefined }) {
  const { common, shell } = useTexts('common', 'shell')
  const { search } = useLocation()
  // Two entries of the menu lead to one page.
  const isDictionary = page === 'bank' && new URLSearchParams(search).get('view') === 'dictionary'
  const shown = isDictionary ? 'dictionary' : page
  return (
    <header
      data-site-bar=""
      className="sticky top-0 z-30 short:static flex h-16 items-center justify-between border-b border-line bg-paper/95 px-4 backdrop-blur"
    >
      <span className="font-display text-lg font-semibold">
        {shown ? shell.pages[shown].name : common.productName}
      </span>
      <AskedPart
        load={loadMobileMenu}
        renderFailed={(tryAgain) => (
          <button
            type="button"
            aria-label={shell.openMenu}
            onClick={tryAgain}
            className="grid size-11 place-items-center rounded-sm hover:bg-sunken"
          >
            <Menu size={24} aria-hidden />
          </button>
        )}
      >
        {(MobileMenu) => <MobileMenu />}
      </AskedPart>
    </header>
  )
}
