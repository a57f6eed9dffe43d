import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { signOut } from '@/lib/session/sign-out'

/** The way out: here, or wherever the learner is signed in. */
export function SignOutButtons() {
  const account = useTexts('account')
  const [isBusy, setIsBusy] = useState(false)

  async function leave(scope: 'local' | 'global') {
    setIsBusy(true)
    const outcome = await signOut(scope)
    setIsBusy(false)
    if (outcome === 'failed') showToast({ title: account.notSignedOut, variant: 'destructive' })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" busy={isBusy} onClick={() => void leave('local')}>
        {account.signOutHere}
      </Button>
      <Button variant="secondary" busy={isBusy} onClick={() => void leave('global')}>
        {account.signOutEverywhere}
      </Button>
    </div>
  )
}
