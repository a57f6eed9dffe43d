import { useState } from 'react'
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useAppSettings } from '@/lib/app-settings/get-app-settings'
import { useSession } from '@/lib/session/session-provider'
import { AuthLayout } from './auth-layout'
import { authModeOf, isCallback, isNativeView, signInAddress } from './auth-mode'
import { ForgotPassword } from './forgot-password'
import { ResetPassword } from './reset-password'
import { endReset, isResetOpen } from './reset-session'
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
  const { auth } = useTexts()
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
    void navigate(signInAddress)
  }

  if (isCallback({ search, hash }))
    return <Navigate to={{ pathname: '/auth/callback', search, hash }} replace />
  if (loading) return <Spinner label={auth.checking} />
  const mode = authModeOf(params)
  if (mode === 'reset-password') {
    if (!user || !isResetOpen()) {
      return (
        <AuthLayout title={auth.invalidLinkTitle} isNative={isNative}>
          <p>{auth.invalidLink}</p>
          <p>{auth.invalidLinkHint}</p>
          <Button variant="secondary" onClick={backToSignIn}>
            {auth.backToSignIn}
          </Button>
        </AuthLayout>
      )
    }
    const finish = () => {
      endReset()
      void navigate('/dashboard', { replace: true })
    }
    return (
      <AuthLayout title={auth.setNewTitle} isNative={isNative}>
        <ResetPassword onUpdated={finish} onBack={backToSignIn} />
      </AuthLayout>
    )
  }
  if (user && emailConfirmed) return <Navigate to="/dashboard" replace />

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
    return (
      <AuthLayout
        title={resetSentTo === undefined ? auth.resetTitle : auth.checkEmailTitle}
        isNative={isNative}
      >
        <ForgotPassword sentTo={resetSentTo} onSent={setResetSentTo} onBack={backToSignIn} />
      </AuthLayout>
    )
  }
  const isDisabled = settings?.signup_disabled ?? false
  if (mode === 'signup') {
    const message = isDisabled ? settings?.signup_disabled_message || auth.signUpDisabledMessage : undefined
    return (
      <AuthLayout title={auth.createAccount} subtitle={auth.startJourney} isNative={isNative}>
        <SignUpForm
          disabledMessage={message}
          onCreated={(email) => setVerifying({ email, sentAt: new Date() })}
          onExistingAccount={(email) => {
            setKnownEmail(email)
            void navigate(signInAddress)
          }}
          onClosed={() => void refetchSettings()}
        />
        <Link to={signInAddress} className="py-1 text-leaf underline">
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
        onSignedIn={() => void navigate('/dashboard', { replace: true })}
        onUnconfirmed={(email) => setVerifying({ email })}
      />
      {isDisabled ? (
        <p className="text-sm text-ink-soft">
          {settings?.signup_disabled_message || auth.signUpDisabledMessage}
        </p>
      ) : (
        <Link to="/auth?mode=signup" className="py-1 text-leaf underline">
          {auth.toSignUp}
        </Link>
      )}
    </AuthLayout>
  )
}
