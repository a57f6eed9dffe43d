import { meaningOf } from '@lingarden/languages/kit/dictionary/entry'
import type { BankWord } from '@lingarden/domain/word-bank'
import { EditWordDialog } from './edit-word-dialog'
import { useEditWords } from './use-edit-words'
import type { ViewedWord } from './use-viewed-word'

interface EditedWordProps {
  word: ViewedWord
  own: BankWord
  onRenamed: ((term: string) => void) | undefined
  onClose: () => void
}

const sensesShown = 8

/** The dialog in which a word of the bank is written anew. */
export function EditedWord({ word, own, onRenamed, onClose }: EditedWordProps) {
  const { languageCode, entry, isTaken } = word
  const edit = useEditWords(languageCode)
  const { pronunciation = [], definition = [] } = entry ? meaningOf(entry) : {}
  return (
    <EditWordDialog
      word={own}
      languageCode={languageCode}
      dictionary={{
        reading: pronunciation[0] ?? '',
        meaning: definition.slice(0, sensesShown).join('; '),
      }}
      isTaken={isTaken}
      onClose={onClose}
      onSave={(written) => {
        onClose()
        edit.rewrite(own, written, () => written.term !== own.term && onRenamed?.(written.term))
      }}
    />
  )
}
