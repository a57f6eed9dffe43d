import { newPasswordProblem } from '@lingarden/domain/auth-validation'
import { useState, type SubmitEvent } from 'react'
import { translateFixed } from '@/i18n/catalogue'
import { logError } from '@/lib/log'
import { accountExists, signUpProblem, unexpectedProblem } from './auth-errors'
import { signUp } from './sign-up'
import { useFieldProblems } from './use-field-problems'
import { useRefusal, type RefusalEffects } from './use-refusal'

interface AccountForm {
  fullName: string
  email: string
  password: string
  /** Undefined where the password is asked for once. */
  confirmPassword?: string
  agrees: boolean
}

type TextName = Exclude<keyof AccountForm, 'agrees'>

interface Options {
  /** What the form begins with. */
  empty: AccountForm
  onCreated: (email: string) => void
  /** What the screen does where the account was refused for a reason that asks for something. */
  effects?: (email: string) => RefusalEffects
}

/** A form for a new account: what was entered, what is wrong with it, and the way to send it. */
export function useNewAccount({ empty, onCreated, effects }: Options) {
  const [form, setForm] = useState(empty)
  const [isBusy, setIsBusy] = useState(false)
  const [weak, setWeak] = useState<string>()
  const fields = useFieldProblems()
  const refusal = useRefusal(unexpectedProblem.description, effects?.(form.email) ?? {})

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    refusal.clear()
    const { email, password, confirmPassword = password } = form
    const problem = fields.check(event) ? newPasswordProblem(password, confirmPassword) : ''
    setWeak(problem && translateFixed(problem))
    if (problem !== undefined) return
    setIsBusy(true)
    try {
      const { data, error } = await signUp(form)
      if (error) return refusal.tell(signUpProblem(error))
      // Supabase answers a taken address with a user that has no identity, so as not to reveal accounts by an error.
      if (data.user?.identities?.length === 0) return refusal.tell(accountExists)
      onCreated(email)
    } catch (cause) {
      logError('Sign-up failed', cause)
      refusal.tell(unexpectedProblem)
    } finally {
      setIsBusy(false)
    }
  }

  function change(name: keyof AccountForm, value: string | boolean) {
    fields.forget(name)
    setForm({ ...form, [name]: value })
  }

  return {
    isBusy,
    /** What the form says of itself. */
    message: weak || refusal.text,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
    /** What a text field of the form is given. */
    field: (name: TextName) => ({
      name,
      required: true,
      value: form[name],
      error: fields.problemOf(name),
      onChange: (event: { target: { value: string } }) => change(name, event.target.value),
    }),
    /** What the field of the terms is given. */
    agreement: {
      isChecked: form.agrees,
      error: fields.problemOf('agrees'),
      onChange: (agrees: boolean) => change('agrees', agrees),
    },
  }
}
