import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { useEndSession } from '../api/end-session'
import type { OwnSession } from '@lingarden/database/rows/own-session'
import { useDeviceName } from './use-device-name'

interface EndSessionDialogProps {
  session: OwnSession
  onClose: () => void
  /** Called once the device is signed out; the dialog is to close then, too. */
  onEnded: () => void
}

/** Asks before another device is signed out. */
export function EndSessionDialog({ session, onClose, onEnded }: EndSessionDialogProps) {
  const { sessions } = useTexts('account')
  const name = useDeviceName()(session.user_agent)
  const { mutate: end, isPending } = useEndSession()

  const confirm = () =>
    end(session.id, {
      onSuccess: () => {
        showToast({ title: sessions.ended(name) })
        onEnded()
      },
      onError: (cause) => {
        logError('A session was not ended', cause)
        showToast({ title: sessions.notEnded, variant: 'destructive' })
      },
    })
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={sessions.endOf(name)}
      description={sessions.endAbout}
      footer={
        <Button variant="destructive" busy={isPending} onClick={confirm}>
          {sessions.end}
        </Button>
      }
    />
  )
}
