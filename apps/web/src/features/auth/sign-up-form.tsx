import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { accountExists, signUpProblem, unexpectedProblem, type AuthProblem } from './auth-errors'
import { signUp } from './sign-up'

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
  const { auth } = useTexts()
  const [form, setForm] = useState(emptyForm)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const isDisabled = disabledMessage !== undefined

  function refuse({ effect, ...problem }: AuthProblem) {
    const title = translateFixed(problem.title)
    const description = translateFixed(problem.description)
    setMessage(auth.problem(title, description))
    showToast({ title, description, variant: 'destructive' })
    if (effect === 'switch-to-sign-in') onExistingAccount(form.email)
    if (effect === 'show-closed') onClosed()
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const problem = newPasswordProblem(form.password, form.confirmPassword)
    if (problem) return setMessage(translateFixed(problem))
    setIsBusy(true)
    setMessage(undefined)
    try {
      const { data, error } = await signUp(form)
      if (error) return refuse(signUpProblem(error))
      // Supabase answers a taken address with a user that has no identity, so as not to reveal accounts by an error.
      if (data.user?.identities?.length === 0) return refuse(accountExists)
      showToast(auth.toasts.created)
      onCreated(form.email)
    } catch (cause) {
      logError('Sign-up failed', cause)
      refuse(unexpectedProblem)
    } finally {
      setIsBusy(false)
    }
  }

  const field = (name: 'fullName' | 'email' | 'password' | 'confirmPassword') => ({
    required: true,
    value: form[name],
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
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
      <PasswordField label={auth.confirmPassword} autoComplete="new-password" {...field('confirmPassword')} />
      <Checkbox
        required
        checked={form.agrees}
        onChange={(event) => setForm({ ...form, agrees: event.target.checked })}
        label={
          <>
            {auth.agreeBefore}
            <a href="/terms" target="_blank" rel="noreferrer" className="text-leaf underline">
              {auth.terms}
            </a>
            {auth.agreeBetween}
            <a href="/privacy" target="_blank" rel="noreferrer" className="text-leaf underline">
              {auth.privacy}
            </a>
            {auth.agreeAfter}
          </>
        }
      />
      {message && !isDisabled && (
        <p role="alert" className="rounded-sm bg-thorn-pale p-3 text-sm">
          {message}
        </p>
      )}
      <Button type="submit" size="lg" busy={isBusy} disabled={isDisabled}>
        {isDisabled ? auth.signUpDisabled : isBusy ? auth.signingUp : auth.signUp}
      </Button>
    </form>
  )
}
