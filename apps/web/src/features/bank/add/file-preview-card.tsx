import type { ImportFormat } from '@lingarden/domain/bank-transfer/preview-import'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { cardClass } from '@/components/ui/card-class'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import type { FilePreview } from '../transfer/protocol'
import { FormatField } from './format-field'

interface FilePreviewCardProps {
  preview: Extract<FilePreview, { ok: true }>
  format: ImportFormat
  languageCode: LanguageCode
  /** As typed; all words of the file get them. */
  tags: string
  onTags: (tags: string) => void
  onFormat: (format: ImportFormat) => void
  onTake: () => void
  onCancel: () => void
}

/** What a file would bring: how many words, what is left out, and the first of them. */
export function FilePreviewCard(props: FilePreviewCardProps) {
  const { preview, format, languageCode, tags, onTags, onFormat, onTake, onCancel } = props
  const { bank, bankFiles, bankWords } = useTexts('bank', 'bankFiles', 'bankWords')
  const { count, known, repeated, ignoredColumns, first } = preview
  const notes = [
    known > 0 && bankFiles.knownRows(known),
    repeated > 0 && bankFiles.repeatedRows(repeated),
    ignoredColumns.length > 0 && bankFiles.ignoredColumns(ignoredColumns.join(', ')),
  ].filter((note) => note !== false)
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid gap-1" role="status">
        <p className="text-lg">{bankFiles.newRows(count)}</p>
        {notes.map((note) => (
          <p key={note} className="text-sm text-ink-soft">
            {note}
          </p>
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <FormatField format={format} onFormat={onFormat} />
        <TextField
          label={bankFiles.tagsForAll}
          hint={bankWords.tagsHint}
          maxLength={200}
          value={tags}
          onChange={(event) => onTags(event.target.value)}
        />
      </div>
      {count > 0 && (
        <div
          role="region"
          aria-label={bankFiles.firstRows}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          className={`${cardClass('md')} max-h-80 overflow-auto`}
        >
          <table className="w-full text-left text-sm">
            <thead className="sticky top-0 bg-sunken">
              <tr>
                {[bank.word, bankWords.notes, bankWords.tags].map((name) => (
                  <th key={name} scope="col" className="px-3 py-2 font-medium">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {first.map((word) => (
                <tr key={word.word} className="border-t border-line align-top">
                  <td lang={languageCode} dir="auto" className="px-3 py-2 font-medium wrap-anywhere">
                    {word.word}
                  </td>
                  <td dir="auto" className="px-3 py-2 wrap-anywhere">
                    {word.notes}
                  </td>
                  <td dir="auto" className="px-3 py-2">
                    {word.tags.join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="lg" disabled={count === 0} onClick={onTake}>
          {bankFiles.add(count)}
        </Button>
        <Button size="lg" variant="ghost" onClick={onCancel}>
          {bankWords.cancel}
        </Button>
      </div>
    </div>
  )
}
