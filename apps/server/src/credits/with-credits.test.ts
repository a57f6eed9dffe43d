import { expect, it } from 'vitest'
import type { Credits } from './credits.ts'
import { withCredits } from './with-credits.ts'

/** A balance in memory that writes down what is asked of it. */
function purseOf(balance: number) {
  const asked: string[] = []
  const reserved = new Map<string, number>()
  const credits: Credits = {
    reserve: async (_user, amount, kind, key) => {
      asked.push(`reserve ${amount} ${kind}`)
      if (balance < amount) return false
      balance -= amount
      reserved.set(key, amount)
      return true
    },
    settle: async (_user, key, used) => {
      asked.push(`settle ${used}`)
      balance += (reserved.get(key) ?? 0) - used
    },
    refresh: async () => balance,
  }
  return { credits, asked, balance: () => balance }
}
const translation = { userId: 'ada', amount: 2, kind: 'translation' }
const broken = new Error('the provider hangs')

it('takes the credits before the call and keeps what was used', async () => {
  const { credits, asked, balance } = purseOf(10)
  const result = await withCredits(credits, translation, async () => {
    asked.push('call')
    return 'sun'
  })
  expect(result).toBe('sun')
  expect(asked).toEqual(['reserve 2 translation', 'call', 'settle 2'])
  expect(balance()).toBe(8)
})

it('a call that fails costs nothing, and its error goes on', async () => {
  const { credits, balance } = purseOf(10)
  await expect(withCredits(credits, translation, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(balance()).toBe(10)
})

it('a call pays for less where it used less', async () => {
  const { credits, balance } = purseOf(10)
  await withCredits(credits, { ...translation, amount: 5 }, async (charge) => charge(3))
  expect(balance()).toBe(7)
})

it('[8.1] without enough credits the call is not made, and the learner reads why', async () => {
  const { credits, asked, balance } = purseOf(1)
  const call = withCredits(credits, translation, async () => asked.push('call'))
  await expect(call).rejects.toMatchObject({
    status: 402,
    code: 'insufficient_credits',
    message: 'Insufficient credits',
  })
  expect(asked).toEqual(['reserve 2 translation'])
  expect(balance()).toBe(1)
})

it('what costs nothing asks for nothing', async () => {
  const { credits, asked } = purseOf(0)
  expect(await withCredits(credits, { ...translation, amount: 0 }, async () => 'silence')).toBe('silence')
  expect(asked).toEqual([])
})
