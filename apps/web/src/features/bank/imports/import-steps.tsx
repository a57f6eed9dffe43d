import { textFormats } from '@lingarden/domain/bank-transfer/preview-import'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { SelectField } from '@/components/ui/select-field'
import { Spinner } from '@/components/ui/spinner'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'
import type { FilePreview, OpenedFile } from '../transfer/protocol'
import { ColumnFields } from './column-fields'
import { ImportNotes } from './import-notes'
import { PreviewTable } from './preview-table'
import type { useImport } from './use-import'

interface ImportStepsProps {
  wizard: ReturnType<typeof useImport>
  opened: { file: OpenedFile; preview: FilePreview | undefined }
  languageCode: LanguageCode
}

/** What the columns are for, what would come of it, and the button that does it. */
export function ImportSteps({ wizard, opened, languageCode }: ImportStepsProps) {
  const { bankFiles, bankWords, imports } = useTexts('bankFiles', 'bankWords', 'imports')
  const [tags, setTags] = useState('')
  const { file, preview } = opened
  const { columns } = wizard
  const choose = (place: number, choice: (typeof columns)[number]) =>
    wizard.choose(file, columns.with(place, choice))
  const hasWords = columns.some((choice) => choice.includes('word'))
  return (
    <div className="grid grid-cols-1 gap-6">
      <section aria-labelledby="import-columns" className="grid grid-cols-1 gap-4">
        <h2 id="import-columns" className="text-lg">
          {imports.columnsTitle}
        </h2>
        {file.format !== 'deck' && (
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <SelectField
              label={imports.readAs}
              value={file.format}
              onChange={(value) => {
                const format = textFormats.find((one) => one === value)
                if (format) wizard.openAs({ format })
              }}
            >
              {textFormats.map((format) => (
                <option key={format} value={format}>
                  {imports.formats[format]}
                </option>
              ))}
            </SelectField>
            {file.tables[0]?.hasHeader !== undefined && (
              <Checkbox
                label={imports.hasHeader}
                checked={file.tables[0].hasHeader}
                onChange={({ target }) => wizard.openAs({ format: 'csv', hasHeader: target.checked })}
              />
            )}
          </div>
        )}
        {file.tables.map((table, place) => (
          <ColumnFields
            key={table.name}
            table={table}
            choice={columns[place] ?? []}
            onChoose={(choice) => choose(place, choice)}
            languageCode={languageCode}
          />
        ))}
        {!hasWords && <p role="alert">{imports.noWordColumn}</p>}
      </section>
      {!preview && <Spinner label={imports.opening} />}
      {preview && (
        <section aria-labelledby="import-preview" className="grid grid-cols-1 gap-4">
          <h2 id="import-preview" className="text-lg" aria-live="polite">
            {imports.newRows(preview.count)}
          </h2>
          <ImportNotes preview={preview} media={file.media} />
          <PreviewTable words={preview.first} languageCode={languageCode} />
          <div className="sm:max-w-72">
            <TextField
              label={bankFiles.tagsForAll}
              hint={bankWords.tagsHint}
              maxLength={200}
              value={tags}
              onChange={(event) => setTags(event.target.value)}
            />
          </div>
          <p className="text-sm text-ink-soft">{imports.countsNowhere}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="lg" disabled={preview.count === 0} onClick={() => wizard.take(preview.count, tags)}>
              {bankFiles.add(preview.count)}
            </Button>
            <Button size="lg" variant="ghost" onClick={wizard.reset}>
              {bankWords.cancel}
            </Button>
          </div>
        </section>
      )}
    </div>
  )
}
