import type { BankChange } from './change-bank'

/** The change, unless the server refused it and it was taken back. @throws Error 'The change was refused' */
export function requireAccepted(change: BankChange): BankChange {
  if (change.outcome === 'refused') throw new Error('The change was refused')
  return change
}
