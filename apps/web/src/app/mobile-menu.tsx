import { Menu, X } from '@/icons/icons.ts'
import { Dialog } from 'radix-ui'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { requestReport } from '@/features/feedback/report-requests'
import { LanguagePicker } from '@/features/language/language-picker'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { showTokenPopup } from '@/lib/credits/token-popup'
import { useProfile } from '@/lib/profile/get-profile'
import { signOut } from '@/lib/session/sign-out'
import { useSwipe } from '@/lib/use-swipe'
import { bankPaths, pagePaths } from '@/lib/paths'
import { WaitingRequests } from './waiting-requests'

/** Added after the entries of the specification (decisions, Navigation on a phone). */
const further = ['review', 'analytics', 'plans'] as const

const item = 'flex min-h-11 w-full items-center justify-between rounded-sm px-3 text-left hover:bg-sunken'

/** The menu that slides in below 768 px, with the button that opens it (requirement 2.49). */
export function MobileMenu() {
  const shell = useTexts('shell')
  const { key: locationKey } = useLocation()
  // Bound to the location it was opened at, so that a change of route closes it.
  const [openedAt, setOpenedAt] = useState<string>()
  const isOpen = openedAt === locationKey
  const close = () => setOpenedAt(undefined)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => setOpenedAt(open ? locationKey : undefined)}>
      <Dialog.Trigger
        aria-label={shell.openMenu}
        data-tour="menu"
        className="grid size-11 place-items-center rounded-sm hover:bg-sunken"
      >
        <Menu size={24} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay data-captured="never" className="fixed inset-0 z-40 bg-ink/40 dark:bg-sunken/80" />
        <MenuPanel onClose={close} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function MenuPanel({ onClose }: { onClose: () => void }) {
  const { common, shell } = useTexts('common', 'shell')
  const profile = useProfile().data
  const format = useNumberFormat()
  const swipe = useSwipe('right', onClose)
  const navigate = useNavigate()
  const report = () => {
    onClose()
    // Without the script of the form there is its page.
    if (!requestReport()) void navigate(pagePaths.feedback)
  }
  const links = [
    [pagePaths.dashboard, shell.pages.dashboard.name],
    [pagePaths.courses, shell.pages.courses.name],
    [pagePaths.tutor, shell.pages.tutor.name],
    [pagePaths.bank, shell.pages.bank.name],
    [bankPaths.dictionary, shell.pages.dictionary.name],
    [pagePaths.friends, shell.pages.friends.name],
  ] as const
  return (
    <Dialog.Content
      {...swipe}
      aria-describedby={undefined}
      data-captured="never"
      className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-[85vw] flex-col gap-1 overflow-y-auto bg-card p-4 shadow-float"
    >
      <div className="flex items-center justify-between">
        <Dialog.Title className="text-lg">{shell.menu}</Dialog.Title>
        <Dialog.Close
          aria-label={common.close}
          className="grid size-11 place-items-center rounded-sm hover:bg-sunken"
        >
          <X size={22} aria-hidden />
        </Dialog.Close>
      </div>
      <nav aria-label={shell.mainNavigation} className="grid">
        {links.map(([to, name]) => (
          <Link key={to} to={to} onClick={onClose} className={item}>
            {name}
            {to === pagePaths.friends && <WaitingRequests />}
          </Link>
        ))}
        <button
          type="button"
          className={item}
          onClick={() => {
            onClose()
            showTokenPopup()
          }}
        >
          {shell.tokens} <span className="text-ink-soft">{profile && format(profile.credits)}</span>
        </button>
        <Link to={pagePaths.settings} onClick={onClose} className={item}>
          {shell.pages.settings.name}
        </Link>
      </nav>
      <button
        type="button"
        className={item}
        onClick={() => {
          // It may have a question, which would stand over the menu.
          onClose()
          void signOut()
        }}
      >
        {shell.signOut}
      </button>
      {/* What the specification's list leaves out, and nothing else on a phone leads to. */}
      <nav aria-label={shell.menu} className="grid">
        {further.map((key) => (
          <Link key={key} to={`/${key}`} onClick={onClose} className={item}>
            {shell.pages[key].name}
          </Link>
        ))}
      </nav>
      <div className="mt-3 border-t border-line pt-3">
        <Link to={pagePaths.support} onClick={onClose} className={item}>
          {shell.pages.support.name}
        </Link>
        <button type="button" className={item} onClick={report}>
          {shell.pages.feedback.name}
        </button>
        <LanguagePicker onChosen={onClose} />
      </div>
    </Dialog.Content>
  )
}
