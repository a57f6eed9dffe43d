import { UserRound } from '@/icons/icons.ts'
import { DropdownMenu } from 'radix-ui'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { requestReport } from '@/features/feedback/report-requests'
import { LanguagePicker } from '@/features/language/language-picker'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import { showTokenPopup } from '@/lib/credits/token-popup'
import { useSubscription } from '@/lib/billing/subscription'
import { useProfile } from '@/lib/profile/get-profile'
import { useIsLow } from '@/lib/use-is-low'
import { signOut } from '@/lib/session/sign-out'
import { pagePaths } from '@/lib/paths'

const item =
  'flex min-h-10 cursor-pointer items-center justify-between gap-4 rounded-sm px-3 outline-none data-highlighted:bg-sunken'

/** Opens on click; pointing at the button shows the language picker (requirement 2.48). */
export function UserMenu() {
  const shell = useTexts('shell')
  const profile = useProfile().data
  const format = useNumberFormat()
  const [isPickerShown, setIsPickerShown] = useState(false)
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const showPicker = () => {
    clearTimeout(leaving.current)
    setIsPickerShown(true)
  }
  // Crossing the gap between button and picker must not close it.
  const hidePicker = () => {
    leaving.current = setTimeout(() => setIsPickerShown(false), 150)
  }
  return (
    // The handlers follow the pointer and the focus of the controls inside; the wrapper itself is none.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="relative"
      onMouseEnter={showPicker}
      onMouseLeave={hidePicker}
      onFocus={showPicker}
      onBlur={hidePicker}
      onKeyDown={(event) => event.key === 'Escape' && setIsPickerShown(false)}
    >
      <DropdownMenu.Root modal={false} open={isMenuOpen} onOpenChange={setIsMenuOpen}>
        <DropdownMenu.Trigger
          aria-label={shell.userMenu}
          data-tour="menu"
          className="grid size-10 place-items-center rounded-full bg-leaf-pale text-leaf-deep hover:bg-sunken"
        >
          <UserRound size={20} aria-hidden />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={8}
            className="z-50 w-64 rounded-md bg-card p-2 text-ink shadow-float"
          >
            <div className="px-3 py-2">
              <p className="truncate font-medium">{profile?.display_name}</p>
              <PlanLabel />
            </div>
            <DropdownMenu.Item className={item} onSelect={() => showTokenPopup()}>
              {shell.tokens}
              <span className="text-ink-soft">{profile && format(profile.credits)}</span>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link to={pagePaths.support} className={item}>
                {shell.pages.support.name}
              </Link>
            </DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <Link to={pagePaths.settings} className={item}>
                {shell.pages.settings.name}
              </Link>
            </DropdownMenu.Item>
            <ReportItem />
            <DropdownMenu.Item className={item} onSelect={() => void signOut()}>
              {shell.signOut}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {isPickerShown && !isMenuOpen && (
        <div className="absolute top-full right-0 z-40 pt-2">
          <div className="w-56 rounded-md bg-card p-2 shadow-float">
            <LanguagePicker onChosen={() => setIsPickerShown(false)} />
          </div>
        </div>
      )}
    </div>
  )
}

/** The way to report something where the window is too low for a button that floats. */
function ReportItem() {
  const shell = useTexts('shell')
  const navigate = useNavigate()
  if (!useIsLow()) return null
  return (
    <DropdownMenu.Item
      className={item}
      // Without the script of the form there is its page.
      onSelect={() => !requestReport() && void navigate(pagePaths.feedback)}
    >
      {shell.pages.feedback.name}
    </DropdownMenu.Item>
  )
}

/** What the learner is called by: the name of the plan, or that of whoever has none (requirement 1.10). */
function PlanLabel() {
  const shell = useTexts('shell')
  const { subscription_tier: tier } = useSubscription()
  return <p className="text-sm text-ink-soft">{tier ?? shell.planLabel}</p>
}
