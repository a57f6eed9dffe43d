import { randomUUID } from 'node:crypto'
import { insufficientCredits } from '../errors.ts'
import type { Credits } from './credits.ts'

export interface Purchase {
  userId: string
  /** Credits at most; 0 costs nothing. */
  amount: number
  /** What the ledger names it: a call of the price list, or `turn`. */
  kind: string
  /** The same key is paid once; a new one where none is given. */
  key?: string
}

/** Credits that are taken, until `settle` says how many of them were used; it never throws. */
export interface Bill {
  settle: (used: number) => Promise<void>
}

/**
 * Reserves the credits of a call that is about to be made.
 * @throws AppError 402 insufficient_credits; nothing is taken then
 */
async function openBill(
  credits: Credits,
  { userId, amount, kind, key = randomUUID() }: Purchase,
): Promise<Bill> {
  if (amount === 0) return { settle: () => Promise.resolve() }
  if (!(await credits.reserve(userId, amount, kind, key))) throw insufficientCredits()
  return billOf(credits, userId, key)
}

/** The bill of credits that were reserved by this key. */
export function billOf(credits: Credits, userId: string, key: string): Bill {
  return { settle: (used) => credits.settle(userId, key, used) }
}

/**
 * Makes a call that costs credits: reserves, calls, settles. A call that throws costs nothing. `charge` says that less
 * than the whole amount was used.
 * @throws AppError 402 insufficient_credits, and what the call throws
 */
export async function withCredits<Result>(
  credits: Credits,
  purchase: Purchase,
  call: (charge: (used: number) => void) => Promise<Result>,
): Promise<Result> {
  const bill = await openBill(credits, purchase)
  let used = purchase.amount
  try {
    return await call((part) => (used = part))
  } catch (error) {
    used = 0
    throw error
  } finally {
    await bill.settle(used)
  }
}
