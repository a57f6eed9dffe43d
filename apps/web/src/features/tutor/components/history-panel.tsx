import { Pencil, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextField } from '@/components/ui/text-field'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/use-online'
import { useChangeHistory } from '../api/change-history'
import { useHistories, type HistorySummary } from '../api/get-histories'
import { Panel } from './panel'

interface HistoryPanelProps {
  languageCode: string
  currentId: string
  onOpen: (id: string) => void
  /** The conversation that is open was deleted. */
  onDeleted: () => void
}

/** Earlier conversations: read on, rename, delete. */
export function HistoryPanel({ languageCode, currentId, onOpen, onDeleted }: HistoryPanelProps) {
  const { tutor } = useTexts()
  const histories = useHistories(languageCode)
  const isOnline = useOnline()
  const { rename, remove } = useChangeHistory(languageCode)
  const [renamed, setRenamed] = useState<HistorySummary>()
  const [deleted, setDeleted] = useState<HistorySummary>()
  const onError = () => showToast({ title: tutor.historyFailed, variant: 'destructive' })

  return (
    <Panel aria-labelledby="history-heading" className="gap-2">
      <h2 id="history-heading" className="text-lg">
        {tutor.histories}
      </h2>
      {histories.isError && <p className="text-sm">{tutor.historiesFailed}</p>}
      {histories.data?.length === 0 && <p className="text-sm text-ink-soft">{tutor.noHistories}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        {histories.data?.map((history) => (
          <li key={history.id} className="flex items-center">
            <button
              type="button"
              lang={languageCode}
              aria-current={history.id === currentId ? 'true' : undefined}
              onClick={() => onOpen(history.id)}
              className="min-h-9 min-w-0 flex-1 truncate rounded-sm px-2 text-left hover:bg-sunken aria-[current]:bg-leaf-pale"
            >
              {history.title}
            </button>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 shrink-0 text-ink-soft"
              aria-label={tutor.renameHistory(history.title)}
              disabled={!isOnline}
              onClick={() => setRenamed(history)}
            >
              <Pencil size={16} aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              className="size-8 shrink-0 text-ink-soft"
              aria-label={tutor.deleteHistory(history.title)}
              disabled={!isOnline}
              onClick={() => setDeleted(history)}
            >
              <Trash2 size={16} aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          history={renamed}
          onClose={() => setRenamed(undefined)}
          onRename={(title) => rename.mutate({ id: renamed.id, title }, { onError })}
        />
      )}
      {deleted && (
        <Dialog
          open
          size="sm"
          onOpenChange={() => setDeleted(undefined)}
          title={tutor.deleteHistory(deleted.title)}
          description={tutor.deleteHistoryAbout}
          footer={
            <Button
              variant="destructive"
              onClick={() => {
                remove.mutate(deleted.id, { onError })
                if (deleted.id === currentId) onDeleted()
                setDeleted(undefined)
              }}
            >
              {tutor.delete}
            </Button>
          }
        />
      )}
    </Panel>
  )
}

interface RenameDialogProps {
  history: HistorySummary
  onClose: () => void
  onRename: (title: string) => void
}

function RenameDialog({ history, onClose, onRename }: RenameDialogProps) {
  const { tutor } = useTexts()
  const [title, setTitle] = useState(history.title)
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onRename(title.trim())
    onClose()
  }
  return (
    <Dialog open size="sm" onOpenChange={onClose} title={tutor.renameHistory(history.title)}>
      <form onSubmit={submit} className="grid gap-4">
        <TextField
          label={tutor.historyName}
          required
          maxLength={120}
          value={title}
          onChange={(event) => setTitle(event.target.value)}
        />
        <Button type="submit" disabled={title.trim() === ''}>
          {tutor.rename}
        </Button>
      </form>
    </Dialog>
  )
}
