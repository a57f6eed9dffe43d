import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useDateFormat } from '@/i18n/use-date-format'
import { useTexts } from '@/i18n/texts'
import { useSession } from '@/lib/session/session-provider'
import { signOut } from '@/lib/session/sign-out'

/** Since when this browser is signed in, and the way out: here, or wherever the learner is signed in. */
export function SignOutButtons() {
  const { account } = useTexts()
  const format = useDateFormat()
  const since = useSession().session?.user.last_sign_in_at
  const [isBusy, setIsBusy] = useState(false)

  async function leave(scope: 'local' | 'global') {
    setIsBusy(true)
    const hasLeft = await signOut(scope)
    setIsBusy(false)
    if (!hasLeft) showToast({ title: account.notSignedOut, variant: 'destructive' })
  }
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-sm">
        <span className="block font-medium">{account.sessions}</span>
        <span className="text-ink-soft">{since ? account.since(format(since)) : account.sessionsAbout}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" busy={isBusy} onClick={() => void leave('local')}>
          {account.signOutHere}
        </Button>
        <Button variant="secondary" busy={isBusy} onClick={() => void leave('global')}>
          {account.signOutEverywhere}
        </Button>
      </div>
    </div>
  )
}
