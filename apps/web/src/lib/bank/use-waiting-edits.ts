import type { OutboxEntry } from '@/lib/outbox/entry'
import { useWaitingCount } from '@/lib/outbox/use-waiting-count'
import { useOnline } from '@/lib/use-online'

const isEdit = ({ kind }: OutboxEntry) => kind === 'bank'

/** How many changes of the bank wait for a connection; 0 while there is one, as they are on their way then. */
export function useWaitingEdits(): number {
  const count = useWaitingCount(isEdit) ?? 0
  return useOnline() ? 0 : count
}
