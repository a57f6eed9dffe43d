import type { BankEdit } from '@lingarden/domain/bank/bank-edit'
import { isOf, type Mutation, type MutationKind } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'

/** An edit of the word bank on its way to the server. */
export interface BankMutation extends Mutation {
  kind: 'bank'
  languageCode: string
  editId: string
  edit: BankEdit
}

/** Words, their counts and what a day has of them go in one lane: what is removed must not come back by an older count. */
export const bankLane = 'bank'

const sending = () => import('./send-edit')

export const bankEdits: MutationKind<BankMutation> = {
  kind: 'bank',
  lane: bankLane,
  nameOf: ({ editId }) => editId,
  load: sending,
  send: async ({ userId, languageCode, edit }, key) => {
    const { sendEdit } = await sending()
    await sendEdit({ userId, languageCode, key }, edit)
  },
}

/** Edits that somebody waits for, and takes back themselves where they are refused. */
const awaited = new Set<string>()

/** Somebody waits for what becomes of an edit; gives back how to stop. */
export function awaitEdit(editId: string): () => void {
  awaited.add(editId)
  return () => void awaited.delete(editId)
}

/** Hears of edits that were refused when nobody waited for them any more; gives back how to stop. */
export function onLateRefusal(listener: (mutation: BankMutation) => void): () => void {
  return queue.onSettled((one, outcome) => {
    if (outcome === 'refused' && isOf(bankEdits, one) && !awaited.has(one.mutation.editId))
      listener(one.mutation)
  })
}
