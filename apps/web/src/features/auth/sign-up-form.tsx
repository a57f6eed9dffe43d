import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { AgreementField } from './agreement-field'
import { accountExists, signUpProblem, unexpectedProblem } from './auth-errors'
import { FormMessage } from './form-message'
import { signUp } from './sign-up'
import { useFieldProblems } from './use-field-problems'
import { useRefusal } from './use-refusal'

interface SignUpFormProps {
  /** Set where the operator has switched sign-up off. */
  disabledMessage: string | undefined
  onCreated: (email: string) => void
  onExistingAccount: (email: string) => void
  /** The operator has switched sign-up off meanwhile. */
  onClosed: () => void
}

const emptyForm = { fullName: '', email: '', password: '', confirmPassword: '', agrees: false }

export function SignUpForm({ disabledMessage, onCreated, onExistingAccount, onClosed }: SignUpFormProps) {
  const auth = useTexts('auth')
  const [form, setForm] = useState(emptyForm)
  const [isBusy, setIsBusy] = useState(false)
  const [mismatch, setMismatch] = useState<string>()
  const fields = useFieldProblems()
  const isDisabled = disabledMessage !== undefined
  const refusal = useRefusal(unexpectedProblem.description, {
    'switch-to-sign-in': () => onExistingAccount(form.email),
    'show-closed': onClosed,
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    refusal.clear()
    const problem = fields.check(event) ? newPasswordProblem(form.password, form.confirmPassword) : ''
    setMismatch(problem && translateFixed(problem))
    if (problem !== undefined) return
    setIsBusy(true)
    try {
      const { data, error } = await signUp(form)
      if (error) return refusal.tell(signUpProblem(error))
      // Supabase answers a taken address with a user that has no identity, so as not to reveal accounts by an error.
      if (data.user?.identities?.length === 0) return refusal.tell(accountExists)
      showToast(auth.toasts.created)
      onCreated(form.email)
    } catch (cause) {
      logError('Sign-up failed', cause)
      refusal.tell(unexpectedProblem)
    } finally {
      setIsBusy(false)
    }
  }

  const field = (name: 'fullName' | 'email' | 'password' | 'confirmPassword') => ({
    name,
    required: true,
    value: form[name],
    error: fields.problemOf(name),
    onChange: (event: { target: { value: string } }) => {
      fields.forget(name)
      setForm({ ...form, [name]: event.target.value })
    },
  })

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
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
        <AgreementField
          isChecked={form.agrees}
          error={fields.problemOf('agrees')}
          onChange={(agrees) => {
            fields.forget('agrees')
            setForm({ ...form, agrees })
          }}
        />
        {!isDisabled && <FormMessage text={mismatch || refusal.text} />}
        <Button type="submit" size="lg" busy={isBusy} disabled={isDisabled}>
          {isDisabled ? auth.signUpDisabled : isBusy ? auth.signingUp : auth.signUp}
        </Button>
      </fieldset>
    </form>
  )
}
