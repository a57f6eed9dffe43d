import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import { useAppSettings } from '@/lib/app-settings/get-app-settings'
import { AgreementField } from './agreement-field'
import { FormMessage } from './form-message'
import { useNewAccount } from './use-new-account'
import { VerifyEmail } from './verify-email'

interface ShortSignUpProps {
  /** Known already: it is not asked for. */
  fullName: string
  submit: string
  /** Another way on than an account. */
  children: ReactNode
}

/** A sign-up that asks for no more than what is not known: an address and a password. */
export function ShortSignUp({ fullName, submit, children }: ShortSignUpProps) {
  const auth = useTexts('auth')
  const { data: settings } = useAppSettings()
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const account = useNewAccount({
    empty: { fullName, email: '', password: '', agrees: false },
    onCreated: (email) => setSent({ email, at: new Date() }),
  })

  const cardClass = 'grid gap-4 rounded-lg border border-line bg-card p-5'
  if (sent) {
    return (
      <section className={cardClass}>
        <h2 className="text-lg">{auth.verifyTitle}</h2>
        <VerifyEmail email={sent.email} sentAt={sent.at} onBack={() => setSent(undefined)} />
      </section>
    )
  }
  if (settings?.signup_disabled) {
    return (
      <section className={cardClass}>
        <p role="status">{settings.signup_disabled_message || auth.signUpDisabledMessage}</p>
        {children}
      </section>
    )
  }
  return (
    <form noValidate onSubmit={account.submit} className={cardClass}>
      <TextField label={auth.email} type="email" autoComplete="email" {...account.field('email')} />
      <PasswordField
        label={auth.password}
        autoComplete="new-password"
        hint={auth.passwordHint}
        {...account.field('password')}
      />
      <AgreementField {...account.agreement} />
      <FormMessage text={account.message} />
      <Button type="submit" size="lg" busy={account.isBusy}>
        {account.isBusy ? auth.signingUp : submit}
      </Button>
      {children}
    </form>
  )
}
