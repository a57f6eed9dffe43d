import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useSession } from '@/lib/session/session-provider'
import { AuthLayout } from './auth-layout'
import { EnterApp } from './enter-app'
import { ResetPassword } from './reset-password'
import { endReset, openReset } from './reset-session'

interface ResetScreenProps {
  isNative: boolean
  onBack: () => void
}

/** A new password, where the session was opened for one (requirements 2.36, 2.37). */
export function ResetScreen({ isNative, onBack }: ResetScreenProps) {
  const auth = useTexts('auth')
  const { user } = useSession()
  const [isDone, setIsDone] = useState(false)
  const kind = openReset()
  if (isDone) return <EnterApp />
  if (!user || !kind) {
    return (
      <AuthLayout title={auth.invalidLinkTitle} isNative={isNative}>
        <p>{auth.invalidLink}</p>
        <p>{auth.invalidLinkHint}</p>
        <Button variant="secondary" onClick={onBack}>
          {auth.backToSignIn}
        </Button>
      </AuthLayout>
    )
  }
  const finish = () => {
    endReset()
    setIsDone(true)
  }
  return (
    <AuthLayout title={auth.setNewTitle} isNative={isNative}>
      <ResetPassword isInvited={kind === 'invite'} onUpdated={finish} onBack={onBack} />
    </AuthLayout>
  )
}
