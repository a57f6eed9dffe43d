import type { LanguageCode } from '@lingarden/languages/find-language'
import { Check, Plus } from '@/icons/icons.ts'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useAddWord } from '@/lib/bank/add-word'
import { usePlantedWords } from '@/lib/bank/get-words'

/** Adds a word of the dictionary to the bank; a tick where it is there. */
export function AddButton({ term, languageCode }: { term: string; languageCode: LanguageCode }) {
  const bank = useTexts('bank')
  const isInBank =
    usePlantedWords(languageCode).data?.some(({ word_string }) => word_string === term) ?? false
  const add = useAddWord()
  if (isInBank) {
    return (
      <span className="grid size-10 place-items-center text-leaf">
        <Check size={20} role="img" aria-label={bank.added(term)} />
      </span>
    )
  }
  return (
    <Button
      variant="secondary"
      size="icon"
      busy={add.isPending}
      aria-label={bank.add(term)}
      onClick={() =>
        add.mutate(
          { languageCode, word: term, source: 'hand' },
          { onError: () => showToast({ title: bank.actionFailed, variant: 'destructive' }) },
        )
      }
    >
      <Plus size={18} aria-hidden />
    </Button>
  )
}
