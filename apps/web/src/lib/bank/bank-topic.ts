import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { openTopic } from '@/lib/sync/tab-channel'
import type { BankOwner } from './word-table'

/**
 * What tabs of the same browser tell each other of a bank: an edit, that the edits told before have arrived or are kept,
 * or that the server has other counts now.
 */
export const bankTopic = openTopic<
  BankOwner & ({ edit: BankEdit } | { isSettled: true } | { isStale: true })
>('bank')
