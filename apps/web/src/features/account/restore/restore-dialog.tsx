import { useEffect, useEffectEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useDateFormat } from '@/i18n/use-date-format'
import { useRestore } from './use-restore'

/** What a file would bring back, how far it has come, and what became of it. */
export function RestoreDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { account, restore } = useTexts('account', 'restore')
  const formatDate = useDateFormat()
  const { state, open, send, close } = useRestore()
  const start = useEffectEvent(() => open(file))
  useEffect(() => {
    start()
    return close
  }, [close])
  const isBusy = state.kind === 'sending' || state.kind === 'opening'
  return (
    <Dialog
      open
      dismissable={!isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={account.restore}
      description={restore.about}
      footer={
        !isBusy && (
          <>
            <Button variant="ghost" onClick={onClose}>
              {restore.close}
            </Button>
            {state.kind === 'opened' && <Button onClick={send}>{restore.take}</Button>}
            {state.kind === 'broken-off' && <Button onClick={send}>{restore.goOn}</Button>}
          </>
        )
      }
    >
      {state.kind === 'opening' && <Spinner label={restore.opening} />}
      {state.kind === 'failed' && <p role="alert">{restore.problems[state.reason]}</p>}
      {state.kind === 'opened' && (
        <div className="grid gap-3">
          {state.file.exportedAt && <p>{restore.of(formatDate(state.file.exportedAt))}</p>}
          <ul className="grid gap-1">
            {state.file.counts.map(([table, count]) => (
              <li key={table}>{table === 'profiles' ? restore.settings : restore.tables[table](count)}</li>
            ))}
          </ul>
          {state.file.foreign.map(([code, count]) => (
            <p key={code} className="text-thorn">
              {restore.foreign(code, count)}
            </p>
          ))}
          <p className="text-sm text-ink-soft">{restore.notTaken}</p>
        </div>
      )}
      {state.kind === 'sending' && (
        <label className="grid gap-2 text-sm font-medium">
          {restore.sending(state.done, state.total)}
          <progress className="w-full accent-leaf" max={state.total} value={state.done} />
        </label>
      )}
      {state.kind === 'broken-off' && <p role="alert">{restore.brokenOff}</p>}
      {state.kind === 'done' && (
        <div role="status" className="grid gap-1">
          <p>{restore.done(state.rows.total - state.rows.refused)}</p>
          {state.rows.refused > 0 && <p>{restore.refused(state.rows.refused)}</p>}
        </div>
      )}
    </Dialog>
  )
}
