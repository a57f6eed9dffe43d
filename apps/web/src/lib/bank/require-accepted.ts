import type { BankChange } from './change-bank'

/** Waits until a change has arrived, or is kept for later. @throws Error 'The change was refused' where it was taken back */
export async function requireAccepted(change: BankChange): Promise<BankChange> {
  if ((await change.outcome) === 'refused') throw new Error('The change was refused')
  return change
}
