import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { doorPaths } from '@/lib/paths'
import { signInProblem, unexpectedProblem, unexpectedSignInMessage } from './auth-errors'
import { FormMessage } from './form-message'
import { forgetEmail, rememberedEmail, rememberEmail } from './remember-me'
import { useFieldProblems } from './use-field-problems'
import { useRefusal } from './use-refusal'

interface SignInFormProps {
  /** The address that was just typed elsewhere, such as at a sign-up that was not needed. */
  knownEmail?: string | undefined
  onUnconfirmed: (email: string) => void
}

/** Signs in; whoever is signed in is led on by the page. */
export function SignInForm({ knownEmail, onUnconfirmed }: SignInFormProps) {
  const auth = useTexts('auth')
  const [email, setEmail] = useState(() => knownEmail ?? rememberedEmail(new Date()) ?? '')
  const [password, setPassword] = useState('')
  const [remembers, setRemembers] = useState(() => rememberedEmail(new Date()) !== undefined)
  const [isBusy, setIsBusy] = useState(false)
  const fields = useFieldProblems()
  const refusal = useRefusal(unexpectedSignInMessage, {
    'clear-password': () => setPassword(''),
    'show-verify': () => onUnconfirmed(email),
  })

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    refusal.clear()
    if (!fields.check(event)) return
    setIsBusy(true)
    try {
      const { error } = await getSupabase().auth.signInWithPassword({ email, password })
      if (error) return refusal.tell(signInProblem(error))
      if (remembers) rememberEmail(email, new Date())
      else forgetEmail()
      showToast(auth.toasts.signedIn)
    } catch (cause) {
      logError('Sign-in failed', cause)
      refusal.tell(unexpectedProblem)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={auth.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        error={fields.problemOf('email')}
        onChange={(event) => {
          fields.forget('email')
          setEmail(event.target.value)
        }}
      />
      <PasswordField
        label={auth.password}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        error={fields.problemOf('password')}
        onChange={(event) => {
          fields.forget('password')
          setPassword(event.target.value)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={auth.rememberMe}
          checked={remembers}
          onChange={(event) => setRemembers(event.target.checked)}
        />
        <Link to={doorPaths.forgotPassword} className="py-1 text-sm text-leaf underline">
          {auth.forgotPassword}
        </Link>
      </div>
      <FormMessage text={refusal.text} />
      <Button type="submit" size="lg" busy={isBusy}>
        {isBusy ? auth.signingIn : auth.signIn}
      </Button>
    </form>
  )
}
