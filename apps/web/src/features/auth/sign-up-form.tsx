import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { AgreementField } from './agreement-field'
import { FormMessage } from './form-message'
import { useNewAccount } from './use-new-account'

interface SignUpFormProps {
  /** Set where the operator has switched sign-up off. */
  disabledMessage: string | undefined
  onCreated: (email: string) => void
  onExistingAccount: (email: string) => void
  /** The operator has switched sign-up off meanwhile. */
  onClosed: () => void
}

const empty = { fullName: '', email: '', password: '', confirmPassword: '', agrees: false }

export function SignUpForm({ disabledMessage, onCreated, onExistingAccount, onClosed }: SignUpFormProps) {
  const auth = useTexts('auth')
  const isDisabled = disabledMessage !== undefined
  const { submit, field, agreement, message, isBusy } = useNewAccount({
    empty,
    onCreated: (email) => {
      showToast(auth.toasts.created)
      onCreated(email)
    },
    effects: (email) => ({ 'switch-to-sign-in': () => onExistingAccount(email), 'show-closed': onClosed }),
  })
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={isDisabled} className="grid gap-4">
        {isDisabled && (
          <p role="status" className="rounded-sm bg-blossom-pale p-3 text-sm">
            {disabledMessage}
          </p>
        )}
        <TextField label={auth.fullName} autoComplete="name" maxLength={120} {...field('fullName')} />
        <TextField label={auth.email} type="email" autoComplete="email" {...field('email')} />
        <PasswordField
          label={auth.password}
          autoComplete="new-password"
          hint={auth.passwordHint}
          {...field('password')}
        />
        <PasswordField
          label={auth.confirmPassword}
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <AgreementField {...agreement} />
        {!isDisabled && <FormMessage text={message} />}
        <Button type="submit" size="lg" busy={isBusy} disabled={isDisabled}>
          {isDisabled ? auth.signUpDisabled : isBusy ? auth.signingUp : auth.signUp}
        </Button>
      </fieldset>
    </form>
  )
}
