import { applyEdit, invertEdit, type BankEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { Outcome } from '@lingarden/sync/mutation'
import { useUser } from '@/lib/session/session-provider'
import { keepForOutcome } from '@/lib/sync/deliver'
import { awaitEdit, bankEdits } from './bank-edits'
import { bankTopic } from './bank-topic'
import { bankKeys } from './keys'
import { isToBeRead, readBankAgain } from './read-again'
import type { BankOwner } from './word-table'

/** A change that is shown. */
export interface BankChange {
  /** What takes it back, also before it has arrived anywhere; undefined where it changed nothing. */
  inverse: BankEdit | undefined
  /** What became of it; 'waiting' where it goes with the next connection. */
  outcome: Promise<Outcome | 'waiting'>
}

/**
 * Changes the bank: kept in this browser until the server has it; shown at once, in every tab; taken back where the
 * server refuses it.
 */
export async function changeBank(client: QueryClient, owner: BankOwner, edit: BankEdit): Promise<BankChange> {
  const queryKey = bankKeys.of(owner.userId, owner.languageCode)
  // What is being read does not know of the edit; it is read again afterwards.
  const wasToBeRead = isToBeRead(client, owner)
  await client.cancelQueries({ queryKey })
  const rows = client.getQueryData<BankRow[]>(queryKey)
  const inverse = invertEdit(rows ?? [], edit)
  // What is shown is kept: a learner who sees it and closes the page loses nothing.
  const editId = crypto.randomUUID()
  const stopAwaiting = awaitEdit(editId)
  const send = await keepForOutcome(bankEdits, { kind: 'bank', editId, ...owner, edit })
  showEdit(client, owner, edit)
  bankTopic.tell({ ...owner, edit })

  async function bring(): Promise<Outcome | 'waiting'> {
    const outcome = await send().finally(stopAwaiting)
    const { recordEdit } = await import('./record-edit')
    if (outcome === 'refused' && inverse) {
      showEdit(client, owner, inverse)
      bankTopic.tell({ ...owner, edit: inverse })
    }
    bankTopic.tell({ ...owner, isSettled: true })
    if (outcome !== 'refused') void recordEdit(client, owner, edit, inverse)
    if (wasToBeRead) void readBankAgain(client, owner)
    return outcome
  }
  return { inverse, outcome: bring() }
}

/** Shows an edit; a bank that was not read yet is read with it. */
export function showEdit(client: QueryClient, { userId, languageCode }: BankOwner, edit: BankEdit): void {
  client.setQueryData<BankRow[]>(
    bankKeys.of(userId, languageCode),
    (rows) => rows && applyEdit(rows, edit, new Date().toISOString()),
  )
}

/** Changing the learner's bank of a language. */
export function useChangeBank(): (languageCode: string, edit: BankEdit) => Promise<BankChange> {
  const { id: userId } = useUser()
  const client = useQueryClient()
  useEffect(() => {
    // No part of what a screen needs to open, but the first change should wait for nothing. A change asks again.
    import('./record-edit').catch(() => undefined)
  }, [])
  return useCallback(
    (languageCode, edit) => changeBank(client, { userId, languageCode }, edit),
    [client, userId],
  )
}
