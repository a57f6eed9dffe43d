import { cardClass } from '@/components/ui/card-class'
import { useTexts } from '@/i18n/texts'
import type { FilePreview, OpenedFile } from '../transfer/protocol'

interface ImportNotesProps {
  preview: FilePreview
  media: OpenedFile['media']
}

/** What is left out of a file and why, row by row, and what comes along. */
export function ImportNotes({ preview, media }: ImportNotesProps) {
  const { bankFiles, imports } = useTexts('bankFiles', 'imports')
  const { known, repeated, ignoredColumns, scheduled, problems } = preview
  const notes = [
    scheduled > 0 && imports.withSchedule(scheduled),
    known > 0 && imports.knownRows(known),
    repeated > 0 && imports.repeatedRows(repeated),
    ignoredColumns.length > 0 && imports.ignoredColumns(ignoredColumns.join(', ')),
  ].filter((note) => note !== false)
  return (
    <div className="grid grid-cols-1 gap-2 text-sm">
      {notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
      {media.count > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-soft">{imports.mediaLeft(media.count)}</summary>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {media.first.join(', ')}
            {media.count > media.first.length && ' …'}
          </p>
        </details>
      )}
      {problems.count > 0 && (
        <details open className={`${cardClass('md')} p-3`}>
          <summary className="cursor-pointer font-medium text-thorn">
            {imports.wrongRows(problems.count)}
          </summary>
          <ul className="mt-2 grid max-h-60 gap-1 overflow-y-auto">
            {problems.first.map(({ code, row, text }) => (
              <li key={`${code} ${row}`} className="flex flex-wrap gap-x-2">
                {row !== undefined && <span className="font-medium">{imports.row(row)}</span>}
                <span>{bankFiles.problems[code]}</span>
                {text && (
                  <span dir="auto" className="text-ink-soft wrap-anywhere">
                    {text}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
