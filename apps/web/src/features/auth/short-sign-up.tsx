import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type ReactNode, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { useAppSettings } from '@/lib/app-settings/get-app-settings'
import { logError } from '@/lib/log'
import { AgreementField } from './agreement-field'
import { accountExists, signUpProblem, unexpectedProblem } from './auth-errors'
import { FormMessage } from './form-message'
import { signUp } from './sign-up'
import { useFieldProblems } from './use-field-problems'
import { useRefusal } from './use-refusal'
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
  const [form, setForm] = useState({ email: '', password: '', agrees: false })
  const [isBusy, setIsBusy] = useState(false)
  const [weak, setWeak] = useState<string>()
  const [sent, setSent] = useState<{ email: string; at: Date }>()
  const fields = useFieldProblems()
  const refusal = useRefusal(unexpectedProblem.description, {})

  async function create(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    refusal.clear()
    const problem = fields.check(event) ? newPasswordProblem(form.password, form.password) : ''
    setWeak(problem && translateFixed(problem))
    if (problem !== undefined) return
    setIsBusy(true)
    try {
      const { data, error } = await signUp({ ...form, fullName })
      if (error) return refusal.tell(signUpProblem(error))
      // Supabase answers a taken address with a user that has no identity.
      if (data.user?.identities?.length === 0) return refusal.tell(accountExists)
      setSent({ email: form.email, at: new Date() })
    } catch (cause) {
      logError('Sign-up failed', cause)
      refusal.tell(unexpectedProblem)
    } finally {
      setIsBusy(false)
    }
  }

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
  const field = (name: 'email' | 'password') => ({
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
    <form noValidate onSubmit={(event) => void create(event)} className={cardClass}>
      <TextField label={auth.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={auth.password}
        autoComplete="new-password"
        hint={auth.passwordHint}
        {...field('password')}
      />
      <AgreementField
        isChecked={form.agrees}
        error={fields.problemOf('agrees')}
        onChange={(agrees) => {
          fields.forget('agrees')
          setForm({ ...form, agrees })
        }}
      />
      <FormMessage text={weak || refusal.text} />
      <Button type="submit" size="lg" busy={isBusy}>
        {isBusy ? auth.signingUp : submit}
      </Button>
      {children}
    </form>
  )
}
