import { useLocation } from 'react-router'
import { EditTexts } from '@/components/words/edit-texts'
import { AskedPart } from '@/components/ui/asked-part'
import { classNames } from '@/components/ui/class-names'
import { TooltipProvider } from '@/components/ui/tooltip'
import { withTexts } from '@/i18n/load-texts'
import { useTexts } from '@/i18n/texts'
import { useIsMobile } from '@/lib/use-is-mobile'
import { useIsSettled } from '@/lib/use-is-settled'
import { useKeyboardInset } from '@/lib/use-keyboard-open'
import { useOnline } from '@/lib/use-online'
import { BottomBar } from './bottom-bar'
import { KeepAlive } from './keep-alive'
import { MobileBar } from './mobile-bar'
import { NotFound } from './not-found'
import { standsAlone } from './is-stage'
import { findPage, type PageKey } from './pages'
import { SlowNote } from './slow-note'
import { TopBar } from './top-bar'
import { useKeptScroll } from './use-kept-scroll'

const loadBackground = withTexts(
  async () => (await import('./background')).BackgroundParts,
  'bank',
  'credits',
  'feedback',
  'offline',
  'onboarding',
  'trouble',
  'tutor',
)

/** The frame of every guarded page. */
export function Shell() {
  const shell = useTexts('shell')
  const isMobile = useIsMobile()
  const isOnline = useOnline()
  const isSettled = useIsSettled()
  useKeyboardInset()
  useKeptScroll()
  const { pathname } = useLocation()
  const page = findPage(pathname)
  const isAlone = standsAlone(pathname)
  return (
    <EditTexts value={shell.edits}>
      <TooltipProvider>
        <a
          href="#content"
          className="sr-only z-50 rounded-sm bg-card p-3 focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
        >
          {shell.skipToContent}
        </a>
        {isMobile ? <MobileBar page={page?.key} /> : <TopBar page={page?.key} />}
        {/* The tutor says by itself who answers meanwhile, and fills the screen to its edge. */}
        {!isOnline && page?.key !== 'tutor' && (
          <p role="status" className="bg-blossom-pale px-4 py-2 text-center text-sm">
            {shell.offline}
          </p>
        )}
        <main
          id="content"
          tabIndex={-1}
          data-alone={isAlone || undefined}
          className={mainClass(page?.key, isAlone)}
        >
          <SlowNote />
          <KeepAlive notFound={<NotFound isSignedIn />} />
        </main>
        {isMobile && <BottomBar page={page?.key} />}
        <AskedPart load={loadBackground}>
          {(BackgroundParts) => <BackgroundParts isPageThere={isSettled} />}
        </AskedPart>
      </TooltipProvider>
    </EditTexts>
  )
}

/** Room is left below for what floats there: the bar of a phone, and the report button of a wide screen. */
function mainClass(page: PageKey | undefined, isAlone: boolean): string {
  if (isAlone) return 'flex min-h-dvh w-full flex-col outline-none'
  // The garden reaches to the edges of the window.
  if (page === 'dashboard') return 'flex min-h-[calc(100dvh-4rem)] w-full flex-col outline-none'
  return classNames(
    'mx-auto w-full max-w-[1200px] px-4 pt-6 pb-[calc(1.5rem+var(--foot-inset))] outline-none',
    page === 'tutor' ? 'md:short:pt-2 md:short:pb-0' : 'md:pb-20',
  )
}
