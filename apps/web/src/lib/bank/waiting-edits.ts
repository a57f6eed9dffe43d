import { applyEdit, type BankEdit } from '@lingarden/domain/bank/bank-edit'
import type { BankRow } from '@lingarden/domain/word-bank'
import { isOf, type Waiting } from '@lingarden/sync/mutation'
import { bankEdits } from './bank-edits'
import { newRow } from './new-row'
import { wordCounts } from './word-counts'

/**
 * The server's words of a language with what waits laid over them, in its order: edits, and what the learner planted by
 * looking it up or using it. A reading that was asked for before would take it back.
 */
export function withWaiting(
  languageCode: string,
  rows: readonly BankRow[],
  waiting: readonly Waiting[],
): BankRow[] {
  const now = new Date().toISOString()
  return waiting
    .flatMap((one) => editOf(languageCode, one) ?? [])
    .reduce<BankRow[]>((after, edit) => applyEdit(after, edit, now), [...rows])
}

/** What something that waits changes in the bank of a language; undefined where that is nothing. */
function editOf(languageCode: string, one: Waiting): BankEdit | undefined {
  if (isOf(bankEdits, one) && one.mutation.languageCode === languageCode) return one.mutation.edit
  if (!isOf(wordCounts, one) || one.mutation.languageCode !== languageCode) return undefined
  const planted = one.mutation.words.flatMap(({ word, sentence, plantedBy }) =>
    plantedBy ? newRow(word, 'tutor', { sentences: sentence ? [sentence] : [], planted_by: plantedBy }) : [],
  )
  return planted.length > 0 ? { kind: 'add', rows: planted } : undefined
}
