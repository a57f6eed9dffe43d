import { checkRewriting, tidyRewriting, type Rewriting } from '@lingarden/domain/bank/rewrite-word'
import { wordLimits } from '@lingarden/domain/bank-transfer/transfer-word'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextArea } from '@/components/ui/text-area'
import { TextField } from '@/components/ui/text-field'
import { useTexts } from '@/i18n/texts'

interface EditWordDialogProps {
  word: BankWord
  languageCode: string
  /** What the dictionary says, which stands where the learner writes nothing. */
  dictionary: { reading: string; meaning: string }
  /** Whether another word of the bank is spelt so. */
  isTaken: (term: string) => boolean
  onSave: (written: Rewriting) => void
  onClose: () => void
}

/** Writes a word, its reading and its meaning anew. */
export function EditWordDialog(props: EditWordDialogProps) {
  const { word, languageCode, dictionary, isTaken, onSave, onClose } = props
  const { bank, bankWords } = useTexts('bank', 'bankWords')
  const form = useId()
  const [typed, setTyped] = useState<Rewriting>({ term: word.term, ...word.own })
  const [isTried, setIsTried] = useState(false)
  const written = tidyRewriting(typed)
  const problems = checkRewriting(written, isTaken)
  const errorOf = (field: keyof Rewriting) => {
    const problem = isTried ? problems[field] : undefined
    return problem && bankWords.rewritingProblems[problem]
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setIsTried(true)
    if (Object.keys(problems).length === 0) onSave(written)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={bankWords.editTitle(word.term)}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {bankWords.cancel}
          </Button>
          <Button type="submit" form={form}>
            {bankWords.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="grid gap-4">
        <TextField
          label={bank.word}
          error={errorOf('term')}
          lang={languageCode}
          dir="auto"
          autoComplete="off"
          maxLength={wordLimits.word}
          value={typed.term}
          onChange={({ target }) => setTyped({ ...typed, term: target.value })}
        />
        <TextField
          label={bankWords.reading}
          hint={bankWords.ownHint}
          error={errorOf('reading')}
          autoComplete="off"
          maxLength={wordLimits.reading}
          placeholder={dictionary.reading}
          value={typed.reading}
          onChange={({ target }) => setTyped({ ...typed, reading: target.value })}
        />
        <TextArea
          label={bank.meaning}
          hint={bankWords.ownHint}
          error={errorOf('meaning')}
          dir="auto"
          rows={3}
          maxLength={wordLimits.meaning}
          placeholder={dictionary.meaning}
          value={typed.meaning}
          onChange={({ target }) => setTyped({ ...typed, meaning: target.value })}
        />
      </form>
    </Dialog>
  )
}
