import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useTalk } from './talk-context'

interface SendFormProps {
  ask: string
  busy?: boolean
  onSend: () => void
  children: ReactNode
}

/** What is asked, where it is written, and the one action below; Enter sends, too. */
export function SendForm({ ask, busy = false, onSend, children }: SendFormProps) {
  const { texts } = useTalk()
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-2.5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSend()
      }}
    >
      <p className="text-sm text-ink-soft">{ask}</p>
      {children}
      <WideButton type="submit" busy={busy}>
        {texts.send}
      </WideButton>
    </form>
  )
}

/** The one action of a screen. */
export function WideButton(props: Parameters<typeof Button>[0]) {
  return <Button size="lg" {...props} className="min-h-14 w-full rounded-md border border-transparent" />
}
