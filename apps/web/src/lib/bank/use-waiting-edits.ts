import { isOf, type Waiting } from '@lingarden/sync/mutation'
import { useWaitingCount } from '@/lib/sync/use-waiting-count'
import { useOnline } from '@/lib/use-online'
import { bankEdits } from './bank-edits'

const isEdit = (one: Waiting) => isOf(bankEdits, one)

/** How many changes of the bank wait for a connection; 0 while there is one, as they are on their way then. */
export function useWaitingEdits(): number {
  const count = useWaitingCount(isEdit) ?? 0
  return useOnline() ? 0 : count
}
