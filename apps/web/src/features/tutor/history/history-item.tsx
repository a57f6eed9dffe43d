import { Pencil, Trash2 } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { useInterfaceLanguage } from '@/i18n/interface-language'
import { useTexts } from '@/i18n/texts'
import { formatDuration } from '../session/format-duration'
import type { HistorySummary } from './history-changes'

interface HistoryItemProps {
  history: HistorySummary
  languageCode: string
  isCurrent: boolean
  onOpen: () => void
  onRename: () => void
  onDelete: () => void
}

/** A kept conversation: its name, when it was, and what its sessions came to. */
export function HistoryItem(props: HistoryItemProps) {
  const { history, languageCode, isCurrent, onOpen, onRename, onDelete } = props
  const tutor = useTexts('tutor')
  return (
    <li
      data-current={isCurrent || undefined}
      className="group relative flex min-h-11 items-center rounded-sm px-2 py-1 hover:bg-sunken data-current:bg-leaf-pale"
    >
      <div className="min-w-0 flex-1">
        <button
          type="button"
          lang={languageCode}
          aria-describedby={`${history.id}-figures`}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={onOpen}
          // As large as the line, figures and all.
          className="block w-full rounded-sm text-left outline-none after:absolute after:inset-0 after:rounded-sm focus-visible:after:outline-2 focus-visible:after:outline-leaf"
        >
          <span className="line-clamp-2 wrap-anywhere">{history.title}</span>
        </button>
        <Figures history={history} />
      </div>
      {/* With a mouse they come when they are wanted, so that the name has the line. */}
      <div className="relative z-10 flex shrink-0 rounded-sm [@media(hover:hover)]:absolute [@media(hover:hover)]:right-1 [@media(hover:hover)]:bg-card [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within:opacity-100 [@media(hover:hover)]:group-hover:opacity-100">
        <Button
          variant="ghost"
          size="icon"
          className="size-8 text-ink-soft"
          aria-label={tutor.renameHistory(history.title)}
          onClick={onRename}
        >
          <Pencil size={16} aria-hidden />
        </Button>
        <Button
          variant="ghost"
          size="icon"
          className="size-8 text-ink-soft"
          aria-label={tutor.deleteHistory(history.title)}
          onClick={onDelete}
        >
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
    </li>
  )
}

function Figures({ history: { id, updated_at, stats } }: { history: HistorySummary }) {
  const tutor = useTexts('tutor')
  const [language] = useInterfaceLanguage()
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' })
  const figures = [
    day.format(new Date(updated_at)),
    stats.totalTime > 0 && formatDuration(stats.totalTime),
    stats.newWords > 0 && tutor.wordsOfHistory(stats.newWords),
  ]
  return (
    <span id={`${id}-figures`} className="block text-xs leading-snug text-ink-soft tabular-nums">
      {figures.filter(Boolean).join(' · ')}
    </span>
  )
}
