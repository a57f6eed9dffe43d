import { lazy, Suspense } from 'react'
import { useTexts } from '@/i18n/texts'
import type { PageKey } from './pages'

// No page waits for a menu that is closed.
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu')).MobileMenu }))

/** Below 768 px: the page's title and a menu that slides in (requirement 2.49). */
export function MobileBar({ page }: { page: PageKey | undefined }) {
  const { common, shell } = useTexts()
  return (
    <header className="sticky top-0 z-30 flex h-16 items-center justify-between border-b border-line bg-paper/95 px-4 backdrop-blur">
      <span className="font-display text-lg font-semibold">
        {page ? shell.pages[page].name : common.productName}
      </span>
      <Suspense>
        <MobileMenu />
      </Suspense>
    </header>
  )
}
