import type { ImportFormat } from '@lingarden/domain/bank-transfer/preview-import'
import { cardClass } from '@/components/ui/card-class'
import { HelpLink } from '@/components/help/help-link'
import { useTexts } from '@/i18n/texts'
import type { FilePreview } from '../transfer/protocol'
import { FormatField } from './format-field'

interface ImportProblemsProps {
  preview: Extract<FilePreview, { ok: false }>
  format: ImportFormat
  onFormat: (format: ImportFormat) => void
}

/** Problems that are listed; who has more mends these first. */
const mostShown = 100

/** What is wrong with a file, row by row. Nothing of it is taken. */
export function ImportProblems({ preview, format, onFormat }: ImportProblemsProps) {
  const bankFiles = useTexts('bankFiles')
  const { problems, goodRows } = preview
  return (
    <div className="grid grid-cols-1 gap-4">
      <div role="alert" className="grid gap-1">
        <p className="text-lg">{bankFiles.notTaken}</p>
        <p className="text-sm text-ink-soft">{bankFiles.wrongRows(problems.length, goodRows)}</p>
        <HelpLink article="import-words" />
      </div>
      <ul className={`${cardClass('md')} grid max-h-80 gap-1 overflow-y-auto p-3 text-sm`}>
        {problems.slice(0, mostShown).map(({ code, row, text }) => (
          <li key={`${code} ${row}`} className="flex flex-wrap gap-x-2">
            {row !== undefined && <span className="font-medium">{bankFiles.row(row)}</span>}
            <span className="text-thorn">{bankFiles.problems[code]}</span>
            {text && (
              <span dir="auto" className="text-ink-soft wrap-anywhere">
                {text}
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="sm:max-w-72">
        <FormatField format={format} onFormat={onFormat} />
      </div>
    </div>
  )
}
