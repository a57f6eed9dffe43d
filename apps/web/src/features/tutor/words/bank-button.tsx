import type { LanguageCode } from '@lingarden/languages/find-language'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { useRemoveWord } from '@/lib/bank/remove-word'
import { showToast } from '@/components/ui/toast'

interface BankButtonProps {
  term: string
  sentence: string
  languageCode: LanguageCode
  isInBank: boolean
  /** Brings what was counted to the server, so that adding the word counts nothing twice. */
  onBeforeAdd: () => Promise<void>
}

/** Adds a word to the bank, or removes it. */
export function BankButton({ term, sentence, languageCode, isInBank, onBeforeAdd }: BankButtonProps) {
  const tutor = useTexts('tutor')
  const add = useAddWord()
  const remove = useRemoveWord()
  const onError = () => showToast({ title: tutor.bankFailed, variant: 'destructive' })
  if (isInBank) {
    return (
      <Button
        variant="secondary"
        size="sm"
        onClick={() => remove.mutate({ languageCode, word: term }, { onError })}
      >
        {tutor.removeFromBank}
      </Button>
    )
  }
  return (
    <Button
      size="sm"
      busy={add.isPending}
      onClick={() => {
        void onBeforeAdd().then(() => add.mutate({ languageCode, word: term, sentence }, { onError }))
      }}
    >
      {tutor.addToBank}
    </Button>
  )
}
