import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useState } from 'react'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { closeTransfer } from '../transfer/ask-transfer'
import { FileDrop } from './file-drop'
import { FilePreviewCard } from './file-preview-card'
import { ImportProblems } from './import-problems'
import { useImport } from './use-import'

/** Adds the words of a file: it is looked at first, and taken as a whole or not at all. */
export function AddFromFile({ languageCode }: { languageCode: LanguageCode }) {
  const bankFiles = useTexts('bankFiles')
  const [tags, setTags] = useState('')
  const { state, progress, open, readAs, take, reset } = useImport(languageCode)
  useEffect(() => () => closeTransfer(), [])
  return (
    <section aria-label={bankFiles.wayNames.file} className="grid grid-cols-1 gap-5">
      <FileDrop
        onFile={(file) => void open(file)}
        isBusy={state.kind === 'reading' || state.kind === 'taking'}
      />
      {state.kind === 'reading' && <Spinner label={bankFiles.reading} />}
      {state.kind === 'failed' && <p role="alert">{bankFiles.fileProblems[state.reason]}</p>}
      {state.kind === 'done' && <p role="status">{bankFiles.imported(state.count)}</p>}
      {state.kind === 'taking' && (
        <label className="grid gap-2 text-sm font-medium">
          {bankFiles.importing}
          <progress className="w-full accent-leaf" max={progress.total} value={progress.done} />
        </label>
      )}
      {state.kind === 'read' && !state.preview.ok && (
        <ImportProblems
          preview={state.preview}
          format={state.format}
          onFormat={(format) => void readAs(format)}
        />
      )}
      {state.kind === 'read' && state.preview.ok && (
        <FilePreviewCard
          preview={state.preview}
          format={state.format}
          languageCode={languageCode}
          tags={tags}
          onTags={setTags}
          onFormat={(format) => void readAs(format)}
          onTake={() => void take(tags)}
          onCancel={reset}
        />
      )}
    </section>
  )
}
