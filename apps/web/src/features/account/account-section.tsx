import { Section } from '@/components/ui/section'
import { useTexts } from '@/i18n/texts'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { SessionList } from './sessions/session-list'
import { SignOutButtons } from './sign-out-buttons'

/** How the learner signs in, where they are signed in, and the way out. */
export function AccountSection() {
  const settings = useTexts('settings')
  return (
    <Section id="account" title={settings.sections.account}>
      <EmailForm />
      <PasswordForm />
      <div className="grid grid-cols-1 gap-3 border-t border-line pt-4">
        <SessionList />
        <SignOutButtons />
      </div>
    </Section>
  )
}
