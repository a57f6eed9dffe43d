import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ReactNode } from 'react'
import { HearButton } from '@/components/speech/hear-button'
import { Dialog } from '@/components/ui/dialog'
import { useTexts } from '@/i18n/texts'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'
import { AddButton } from './add-button'
import { WordMeaning } from './word-meaning'

interface WordDialogProps {
  term: string
  /** How it is read where it was met. */
  reading: string | undefined
  languageCode: LanguageCode
  /** The way to the words beside it. */
  more?: ReactNode
  onClose: () => void
}

const sensesShown = 5

/** Reading and meaning of a word that was pressed, to hear and to keep. */
export function WordDialog({ term, reading, languageCode, more, onClose }: WordDialogProps) {
  const tutor = useTexts('tutor')
  const entry = useEntry(term, languageCode, useDictionary(languageCode).data).data
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} size="sm" title={term}>
      <div className="mt-3 grid gap-3">
        {entry === undefined && <p className="text-ink-soft">…</p>}
        {entry === null && <p>{tutor.noEntry}</p>}
        {entry && (
          <WordMeaning entry={entry} languageCode={languageCode} reading={reading} limit={sensesShown} />
        )}
        <div className="flex gap-1">
          <HearButton text={term} languageCode={languageCode} />
          {entry && <AddButton term={entry.term} languageCode={languageCode} />}
        </div>
        {more}
      </div>
    </Dialog>
  )
}
