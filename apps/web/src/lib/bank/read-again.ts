import type { QueryClient } from '@tanstack/react-query'
import { isKept } from '@/lib/learner-cache/cached-data'
import { bankTopic } from './bank-topic'
import { bankKeys } from './keys'
import type { BankOwner } from './word-table'

/** Reads the bank again, also behind a page that shows none of it: what is shown of it, or is being read, lacks something. */
export async function readBankAgain(client: QueryClient, { userId, languageCode }: BankOwner): Promise<void> {
  const queryKey = bankKeys.of(userId, languageCode)
  const refresh = () => client.invalidateQueries({ queryKey, refetchType: 'all' })
  const isFirst = client.isFetching({ queryKey }) > 0 && client.getQueryData(queryKey) === undefined
  await refresh()
  // A first reading is waited for, rather than begun anew.
  if (isFirst) await refresh()
}

/** Reads the bank again in every tab of this browser, as the server knows of other words now. */
export async function readBankAgainInTabs(client: QueryClient, owner: BankOwner): Promise<void> {
  const { userId, languageCode } = owner
  bankTopic.tell({ userId, languageCode, isStale: true })
  await readBankAgain(client, owner)
}

/** Whether the bank is being read, or is to be: a change that is shown would make it pass for read. */
export function isToBeRead(client: QueryClient, { userId, languageCode }: BankOwner): boolean {
  const state = client.getQueryState(bankKeys.of(userId, languageCode))
  if (!state || state.data === undefined) return true
  return state.fetchStatus !== 'idle' || state.isInvalidated || isKept(state.data)
}
