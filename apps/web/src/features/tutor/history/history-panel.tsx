import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { useChangeHistory } from '../api/change-history'
import { useHistories } from '../api/get-histories'
import type { HistorySummary } from './history-changes'
import { HistoryItem } from './history-item'
import { Panel } from '../session/panel'
import { RenameDialog } from './rename-dialog'

interface HistoryPanelProps {
  languageCode: string
  currentId: string
  onOpen: (id: string) => void
  /** The conversation that is open was deleted. */
  onDeleted: () => void
}

/** Earlier conversations: read on, rename, delete. */
export function HistoryPanel({ languageCode, currentId, onOpen, onDeleted }: HistoryPanelProps) {
  const tutor = useTexts('tutor')
  const histories = useHistories(languageCode)
  const { rename, remove } = useChangeHistory(languageCode)
  const [renamed, setRenamed] = useState<HistorySummary>()
  const [deleted, setDeleted] = useState<HistorySummary>()

  return (
    <Panel aria-labelledby="history-heading" className="gap-2">
      <h2 id="history-heading" className="text-lg">
        {tutor.histories}
      </h2>
      {histories.isError && <p className="text-sm">{tutor.historiesFailed}</p>}
      {histories.data?.length === 0 && <p className="text-sm text-ink-soft">{tutor.noHistories}</p>}
      <ul className="grid grid-cols-1 gap-1 text-sm">
        {histories.data?.map((history) => (
          <HistoryItem
            key={history.id}
            history={history}
            languageCode={languageCode}
            isCurrent={history.id === currentId}
            onOpen={() => onOpen(history.id)}
            onRename={() => setRenamed(history)}
            onDelete={() => setDeleted(history)}
          />
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          history={renamed}
          onClose={() => setRenamed(undefined)}
          onRename={(title) => rename(renamed.id, title)}
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
                remove(deleted.id)
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
