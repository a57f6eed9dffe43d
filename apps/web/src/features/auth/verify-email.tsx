import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { getSupabase } from '@/lib/supabase'
import { MailboxNote } from '@/components/mail/mailbox-note'

export function VerifyEmail({ email, onBack }: { email: string; onBack: () => void }) {
  const { auth } = useTexts()
  const [isBusy, setIsBusy] = useState(false)

  async function resend() {
    if (email === '') return showToast({ title: auth.emailNeeded, variant: 'destructive' })
    setIsBusy(true)
    const { error } = await getSupabase().auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: `${location.origin}/auth` },
    })
    setIsBusy(false)
    if (!error) return showToast(auth.toasts.confirmationSent)
    logError('The confirmation was not sent again', error)
    showToast({ ...auth.toasts.confirmationFailed, description: error.message, variant: 'destructive' })
  }

  return (
    <div className="grid gap-4">
      <p>{auth.verifyText}</p>
      <MailboxNote />
      <TextField label={auth.email} type="email" value={email} readOnly />
      <Button size="lg" busy={isBusy} disabled={email === ''} onClick={() => void resend()}>
        {isBusy ? auth.sending : auth.resend}
      </Button>
      <Button variant="secondary" onClick={onBack}>
        {auth.backToSignIn}
      </Button>
    </div>
  )
}
