import type { BankRow } from '@lingarden/domain/word-bank'
import { showToast } from '@/components/ui/toast'
import { useTexts } from '@/i18n/texts'
import { useChangeBank, type BankChange } from '@/lib/bank/change-bank'

/** Adds words to the bank, and says what became of it, with the way back. */
export function useAddRows(languageCode: string) {
  const { bank, bankFiles } = useTexts('bank', 'bankFiles')
  const change = useChangeBank()
  return async (rows: BankRow[]): Promise<Awaited<BankChange['outcome']>> => {
    const { inverse, outcome: coming } = await change(languageCode, { kind: 'add', rows })
    const outcome = await coming
    if (outcome === 'refused') {
      showToast({ title: bank.refused, variant: 'destructive' })
      return outcome
    }
    const count = inverse?.kind === 'remove' ? inverse.words.length + (inverse.uprooted?.length ?? 0) : 0
    const title = outcome === 'waiting' ? bankFiles.addedLater(count) : bankFiles.added(count)
    const undo = { label: bank.undo, onClick: () => inverse && void change(languageCode, inverse) }
    showToast({ title, ...(inverse && { action: undo }) })
    return outcome
  }
}
