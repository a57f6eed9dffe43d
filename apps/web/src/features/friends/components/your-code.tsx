import { formatLinkingCode } from '@lingarden/domain/friends/linking-code'
import { useQueryClient } from '@tanstack/react-query'
import { Copy, Link as LinkIcon, RefreshCw } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { profileKeys } from '@/lib/profile/keys'
import { useUser } from '@/lib/session/session-provider'
import { useCallWithToast } from './use-call-with-toast'

/** The learner's own code: to be copied, alone or as a link, and to be renewed. */
export function YourCode({ code }: { code: string }) {
  const { code: texts } = useTexts('friends')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Card title={texts.title}>
      <p className="text-center font-display text-2xl tracking-widest tabular-nums select-all">
        {formatLinkingCode(code)}
      </p>
      <p className="text-sm text-ink-soft">{texts.about}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={code} label={texts.copy} Sign={Copy} />
        <CopyButton text={`${location.origin}/friends?code=${code}`} label={texts.copyLink} Sign={LinkIcon} />
        <Button variant="ghost" size="sm" onClick={() => setIsAsking(true)}>
          <RefreshCw size={16} aria-hidden />
          {texts.renew}
        </Button>
      </div>
      {isAsking && <RenewDialog onClose={() => setIsAsking(false)} />}
    </Card>
  )
}

function CopyButton({ text, label, Sign }: { text: string; label: string; Sign: typeof Copy }) {
  const { code: texts } = useTexts('friends')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      showToast({ title: texts.copied })
    } catch {
      // Forbidden, or the page does not come over a safe connection.
      showToast({ title: texts.notCopied })
    }
  }
  return (
    <Button variant="secondary" size="sm" onClick={() => void copy()}>
      <Sign size={16} aria-hidden />
      {label}
    </Button>
  )
}

function RenewDialog({ onClose }: { onClose: () => void }) {
  const { code: texts } = useTexts('friends')
  const queryKey = profileKeys.of(useUser().id)
  const queryClient = useQueryClient()
  const { call, isPending } = useCallWithToast('renew_linking_code', texts)
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      title={texts.renewTitle}
      description={texts.renewAbout}
      footer={
        <Button
          busy={isPending}
          onClick={() =>
            call({}, () => {
              onClose()
              void queryClient.invalidateQueries({ queryKey })
            })
          }
        >
          {texts.renew}
        </Button>
      }
    />
  )
}
