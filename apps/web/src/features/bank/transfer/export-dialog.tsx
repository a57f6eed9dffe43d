import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import type { BankWord } from '@lingarden/domain/word-bank'
import { Download } from '@/icons/icons.ts'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { RadioList } from '@/components/ui/radio-list'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { logError } from '@/lib/log'
import { languageTitle } from '@/i18n/language-title'
import { useUser } from '@/lib/session/session-provider'
import { askTransfer } from './ask-transfer'
import { readLog } from './read-log'
import { readSounds } from './read-sounds'
import { saveFile } from '@/lib/save-file'
import { exportFormats, type ExportFormat } from './protocol'

interface ExportDialogProps {
  languageCode: LanguageCode
  all: readonly BankWord[]
  /** The words that the list shows, in its order. */
  listed: readonly BankWord[]
  picked: readonly BankWord[]
  onClose: () => void
}

const files: Record<ExportFormat, { ending: string; type: string }> = {
  csv: { ending: 'csv', type: 'text/csv;charset=utf-8' },
  json: { ending: 'json', type: 'application/json' },
  anki: { ending: 'txt', type: 'text/plain;charset=utf-8' },
  apkg: { ending: 'apkg', type: 'application/octet-stream' },
}

/** Takes words out of the bank as a file: all, those that the list shows, or the picked ones. */
export function ExportDialog({ languageCode, all, listed, picked, onClose }: ExportDialogProps) {
  const { bankFiles, bankWords } = useTexts('bankFiles', 'bankWords')
  const scopes = [
    { value: 'all', words: all },
    ...(listed.length < all.length ? [{ value: 'listed', words: listed }] : []),
    ...(picked.length > 0 ? [{ value: 'picked', words: picked }] : []),
  ]
  const [format, setFormat] = useState<ExportFormat>('csv')
  const [scope, setScope] = useState(scopes.at(-1)?.value ?? 'all')
  const [isBusy, setIsBusy] = useState(false)
  const client = useQueryClient()
  const { id: userId } = useUser()
  const language = findLanguage(languageCode)
  const title = language ? `Lingarden ${languageTitle(language)}` : 'Lingarden'
  const words = scopes.find(({ value }) => value === scope)?.words ?? all

  async function save() {
    setIsBusy(true)
    try {
      const content = await askTransfer('write', {
        words,
        format,
        languageCode,
        title,
        now: Date.now(),
        log: await readLog(client, userId, languageCode),
        sounds: format === 'apkg' ? await readSounds(words, languageCode) : new Map(),
      })
      const { ending, type } = files[format]
      const day = new Date().toISOString().slice(0, 10)
      saveFile(new Blob([content], { type }), `lingarden-${languageCode}-${day}.${ending}`)
      onClose()
    } catch (cause) {
      logError('Words could not be written as a file', cause)
      showToast({ title: bankFiles.exportFailed, variant: 'destructive' })
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bankFiles.exportTitle}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {bankWords.cancel}
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            <Download size={16} aria-hidden />
            {bankFiles.download(words.length)}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioList
          legend={bankFiles.format}
          value={format}
          options={exportFormats.map((value) => ({ value, ...bankFiles.exportFormats[value] }))}
          onChange={setFormat}
        />
        {scopes.length > 1 && (
          <RadioList
            legend={bankFiles.which}
            value={scope}
            options={scopes.map(({ value, words: { length } }) => ({
              value,
              label: bankFiles.scopes[value as keyof typeof bankFiles.scopes](length),
            }))}
            onChange={setScope}
          />
        )}
      </div>
    </Dialog>
  )
}
