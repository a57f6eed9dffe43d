import type { LanguageCode } from '@lingarden/domain/languages'
import { Button } from '@/components/ui/button'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { useRemoveWord } from '@/lib/bank/remove-word'

interface BankButtonProps {
  term: string
  sentence: string
  languageCode: LanguageCode
  isInBank: boolean
}

/** Adds a word to the bank, or removes it. */
export function BankButton({ term, sentence, languageCode, isInBank }: BankButtonProps) {
  const { tutor } = useTexts()
  const add = useAddWord()
  const remove = useRemoveWord()
  if (isInBank) {
    return (
      <Button variant="secondary" size="sm" onClick={() => remove.mutate({ languageCode, word: term })}>
        {tutor.removeFromBank}
      </Button>
    )
  }
  return (
    <Button size="sm" busy={add.isPending} onClick={() => add.mutate({ languageCode, word: term, sentence })}>
      {tutor.addToBank}
    </Button>
  )
}
