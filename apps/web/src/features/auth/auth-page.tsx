import { useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams, Navigate } from 'react-router'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useAppSettings } from '@/lib/app-settings/get-app-settings'
import { useSession } from '@/lib/session/session-provider'
import { doorPaths } from '@/lib/paths'
import { AuthLayout } from './auth-layout'
import { authModeOf, isCallback, isNativeView } from './auth-mode'
import { EnterApp } from './enter-app'
import { ForgotPassword } from './forgot-password'
import { ResetScreen } from './reset-screen'
import { endReset } from './reset-session'
import { SignInForm } from './sign-in-form'
import { SignUpForm } from './sign-up-form'
import { VerifyEmail } from './verify-email'

/** Whose address waits to be confirmed, and when a mail went there, where that is known. */
interface Verifying {
  email: string
  sentAt?: Date
}

/** /auth: sign-in, sign-up, confirmation and password reset, by the query's mode. */
export function AuthPage() {
  const auth = useTexts('auth')
  const { user, loading, emailConfirmed, hasEnded } = useSession()
  const [params] = useSearchParams()
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { data: settings, refetch: refetchSettings } = useAppSettings()
  const [verifying, setVerifying] = useState<Verifying>()
  const [knownEmail, setKnownEmail] = useState<string>()
  const [resetSentTo, setResetSentTo] = useState<string>()
  const isNative = isNativeView(params, (query) => window.matchMedia(query))

  const backToSignIn = () => {
    setVerifying(undefined)
    setResetSentTo(undefined)
    endReset()
    void navigate(doorPaths.signIn)
  }

  if (isCallback({ search, hash }))
    return <Navigate to={{ pathname: doorPaths.authCallback, search, hash }} replace />
  if (loading) return <Spinner label={auth.checking} />
  const mode = authModeOf(params)
  if (mode === 'reset-password') return <ResetScreen isNative={isNative} onBack={backToSignIn} />
  // The link of the confirmation mail opens the session in a tab of its own.
  if (user && emailConfirmed) return <EnterApp isBeside={verifying !== undefined} />

  const asked = params.get('verify') === 'email' ? { email: user?.email ?? '' } : undefined
  const unconfirmed: Verifying | undefined = verifying ?? asked
  if (unconfirmed !== undefined) {
    return (
      <AuthLayout title={auth.verifyTitle} isNative={isNative}>
        <VerifyEmail key={unconfirmed.email} {...unconfirmed} onBack={backToSignIn} />
      </AuthLayout>
    )
  }
  if (mode === 'forgot-password') {
    const title = resetSentTo === undefined ? auth.resetTitle : auth.checkEmailTitle
    return (
      <AuthLayout title={title} isNative={isNative}>
        <ForgotPassword sentTo={resetSentTo} onSent={setResetSentTo} onBack={backToSignIn} />
      </AuthLayout>
    )
  }
  const closedMessage = settings?.signup_disabled
    ? settings.signup_disabled_message || auth.signUpDisabledMessage
    : undefined
  if (mode === 'signup') {
    return (
      <AuthLayout title={auth.createAccount} subtitle={auth.startJourney} isNative={isNative}>
        <SignUpForm
          disabledMessage={closedMessage}
          onCreated={(email) => setVerifying({ email, sentAt: new Date() })}
          onExistingAccount={(email) => {
            setKnownEmail(email)
            void navigate(doorPaths.signIn)
          }}
          onClosed={() => void refetchSettings()}
        />
        <Link to={doorPaths.signIn} className="py-1 text-leaf underline">
          {auth.toSignIn}
        </Link>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={auth.welcomeBack} subtitle={auth.continueJourney} isNative={isNative}>
      {hasEnded && (
        <p role="status" className="rounded-sm bg-blossom-pale p-3 text-sm">
          {auth.signedOutElsewhere}
        </p>
      )}
      <SignInForm
        key={knownEmail}
        knownEmail={knownEmail}
        onUnconfirmed={(email) => setVerifying({ email })}
      />
      {closedMessage === undefined ? (
        <Link to={doorPaths.signUp} className="py-1 text-leaf underline">
          {auth.toSignUp}
        </Link>
      ) : (
        <p className="text-sm text-ink-soft">{closedMessage}</p>
      )}
    </AuthLayout>
  )
}
