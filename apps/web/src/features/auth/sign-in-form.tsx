import { useState, type SubmitEvent } from 'react'
import { Link } from 'react-router'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { PasswordField } from '@/components/ui/password-field'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { translateFixed } from '@/i18n/catalogue'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { signInProblem, unexpectedProblem, unexpectedSignInMessage, type AuthProblem } from './auth-errors'
import { forgetEmail, rememberedEmail, rememberEmail } from './remember-me'

interface SignInFormProps {
  /** The address that was just typed elsewhere, such as at a sign-up that was not needed. */
  knownEmail?: string | undefined
  onSignedIn: () => void
  onUnconfirmed: (email: string) => void
}

export function SignInForm({ knownEmail, onSignedIn, onUnconfirmed }: SignInFormProps) {
  const { auth } = useTexts()
  const [email, setEmail] = useState(() => knownEmail ?? rememberedEmail(new Date()) ?? '')
  const [password, setPassword] = useState('')
  const [remembers, setRemembers] = useState(() => rememberedEmail(new Date()) !== undefined)
  const [isBusy, setIsBusy] = useState(false)
  const [message, setMessage] = useState<string>()

  function refuse({ effect, ...problem }: AuthProblem) {
    const title = translateFixed(problem.title)
    const description = translateFixed(problem.description)
    setMessage(auth.problem(title, description))
    showToast({ title, description, variant: 'destructive' })
    if (effect === 'clear-password') setPassword('')
    if (effect === 'show-verify') onUnconfirmed(email)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setIsBusy(true)
    setMessage(undefined)
    try {
      const { error } = await getSupabase().auth.signInWithPassword({ email, password })
      if (error) return refuse(signInProblem(error))
      if (remembers) rememberEmail(email, new Date())
      else forgetEmail()
      showToast(auth.toasts.signedIn)
      onSignedIn()
    } catch (cause) {
      logError('Sign-in failed', cause)
      refuse(unexpectedProblem)
      setMessage(translateFixed(unexpectedSignInMessage))
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4">
      <TextField
        label={auth.email}
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PasswordField
        label={auth.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Checkbox
          label={auth.rememberMe}
          checked={remembers}
          onChange={(event) => setRemembers(event.target.checked)}
        />
        <Link to="/auth?mode=forgot-password" className="py-1 text-sm text-leaf underline">
          {auth.forgotPassword}
        </Link>
      </div>
      {message && (
        <p role="alert" className="rounded-sm bg-thorn-pale p-3 text-sm">
          {message}
        </p>
      )}
      <Button type="submit" size="lg" busy={isBusy}>
        {isBusy ? auth.signingIn : auth.signIn}
      </Button>
    </form>
  )
}
