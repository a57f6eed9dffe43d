import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect } from 'react'
import { Button } from '@/components/ui/button'
import { HelpLink } from '@/components/help/help-link'
import { Spinner } from '@/components/ui/spinner'
import { useTexts } from '@/i18n/texts'
import { useOnline } from '@/lib/use-online'
import { closeTransfer } from '../transfer/ask-transfer'
import { FileDrop } from './file-drop'
import { ImportSteps } from './import-steps'
import { PastImports } from './past-imports-list'
import { UndoButton } from './undo-button'
import { useImport } from './use-import'

/** Adds the words of a file: what its columns are for is chosen, what it would bring is shown, and all of it can be taken back. */
export function ImportView({ languageCode }: { languageCode: LanguageCode }) {
  const { bankFiles, imports } = useTexts('bankFiles', 'imports')
  const wizard = useImport(languageCode)
  const isOnline = useOnline()
  const { state } = wizard
  useEffect(() => () => closeTransfer(), [])
  const isBusy = state.kind === 'opening' || state.kind === 'taking'
  return (
    <section aria-label={bankFiles.wayNames.file} className="grid grid-cols-1 gap-5">
      {!isOnline && <p role="status">{imports.offline}</p>}
      <FileDrop onFile={wizard.open} isBusy={isBusy || !isOnline} />
      {state.kind === 'opening' && <Spinner label={imports.opening} />}
      {state.kind === 'failed' && (
        <div role="alert" className="grid justify-items-start gap-1">
          <p>{{ ...bankFiles.problems, ...imports.fileProblems }[state.reason]}</p>
          <HelpLink article="import-words" />
        </div>
      )}
      {state.kind === 'open' && <ImportSteps wizard={wizard} opened={state} languageCode={languageCode} />}
      {state.kind === 'taking' && (
        <label className="grid gap-2 text-sm font-medium">
          {imports.importing(state.done, state.total)}
          <progress className="w-full accent-leaf" max={state.total} value={state.done} />
        </label>
      )}
      {state.kind === 'broken-off' && (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{imports.brokenOff}</p>
          <Button onClick={() => wizard.goOn(state.total)}>{imports.goOn}</Button>
        </div>
      )}
      {state.kind === 'done' && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p className="text-lg">{imports.imported(state.count)}</p>
          <UndoButton
            languageCode={languageCode}
            importId={state.importId}
            label={imports.undo}
            onUndone={wizard.reset}
          />
        </div>
      )}
      <PastImports languageCode={languageCode} />
    </section>
  )
}
