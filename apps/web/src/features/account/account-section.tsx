import { Section } from '@/components/ui/section'
import { useTexts } from '@/i18n/texts'
import { EmailForm } from './email-form'
import { PasswordForm } from './password-form'
import { SignOutButtons } from './sign-out-buttons'

/** How the learner signs in, and out. */
export function AccountSection() {
  const { settings } = useTexts()
  return (
    <Section id="account" title={settings.sections.account}>
      <EmailForm />
      <PasswordForm />
      <SignOutButtons />
    </Section>
  )
}
