import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '../backend/rls-matrix/catalogue.ts'
import { november, openLedger } from '../test/open-ledger.ts'
import { startTestServer, type TestServer } from '../test/start-test-server.ts'

describe('the credit ledger', () => {
  let server: TestServer
  let operator: ReturnType<TestServer['client']>
  let ledger: ReturnType<typeof openLedger>
  let learners = 0
  beforeAll(async () => {
    server = await startTestServer()
    operator = server.client(server.backend.secretKey)
    ledger = openLedger(operator)
  })
  afterAll(() => server.close())

  const [december, january] = ['2090-12-01', '2091-01-15']
  const newLearner = async () => (await server.signUp(`saver-${(learners += 1)}@example.test`)).id

  it('[9.2] a sign-up brings 10,000 credits as the ledger’s first row', async () => {
    const learner = await server.signUp('first@example.test')
    const { data } = await learner.client.from('credit_ledger').select('amount, entry, kind')
    expect(data).toEqual([{ amount: 10_000, entry: 'allowance', kind: 'sign-up' }])
    expect(await ledger.balanceOf(learner.id)).toBe(10_000)
  })

  it('200 concurrent spends never pass below zero, and the sum is the balance', async () => {
    const id = await newLearner()
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) => ledger.reserve(id, 60, `spend-${turn}`)),
    )
    expect(answers.map(({ error }) => error)).toEqual(answers.map(() => null))
    expect(answers.filter(({ data }) => data)).toHaveLength(166)
    expect(await ledger.balanceOf(id)).toBe(40)
  })

  it('200 concurrent spends that settle at once give back exactly what was not used', async () => {
    const id = await newLearner()
    const used = await Promise.all(
      Array.from({ length: 200 }, async (_, turn) => {
        const { data: isReserved } = await ledger.reserve(id, 500, `turn-${turn}`)
        if (!isReserved) return 0
        const { data: givenBack } = await ledger.settle(id, `turn-${turn}`, turn % 3)
        expect(givenBack).toBe(500 - (turn % 3))
        return turn % 3
      }),
    )
    expect(await ledger.balanceOf(id)).toBe(10_000 - used.reduce((sum, one) => sum + one, 0))
  })

  it('the same key takes, gives back and grants once, even 20 times at once', async () => {
    const id = await newLearner()
    const twenty = Array.from({ length: 20 })
    const reserved = await Promise.all(twenty.map(() => ledger.reserve(id, 20, 'turn')))
    expect(reserved.every(({ data }) => data)).toBe(true)
    expect(await ledger.balanceOf(id)).toBe(9980)
    await Promise.all(twenty.map(() => ledger.settle(id, 'turn', 12)))
    expect(await ledger.balanceOf(id)).toBe(9988)
    expect((await ledger.settle(id, 'turn', 0)).data).toBe(8)
    await Promise.all(twenty.map(() => ledger.grant(id, 100, 'welcome-gift')))
    expect((await ledger.grant(id, 100, 'welcome-gift')).data).toBe(10_088)
    expect(await ledger.balanceOf(id)).toBe(10_088)
  })

  it('a key is one learner’s: another’s same key is another reservation', async () => {
    const [one, other] = [await newLearner(), await newLearner()]
    await ledger.reserve(one, 20, 'shared')
    await ledger.reserve(other, 30, 'shared')
    await ledger.settle(other, 'shared', 0)
    expect([await ledger.balanceOf(one), await ledger.balanceOf(other)]).toEqual([9980, 10_000])
  })

  it.each([
    ['nothing', 0, 'none'],
    ['a negative amount', -5, 'negative'],
    ['more than a call may cost', 1_000_001, 'huge'],
  ])('refuses to reserve %s', async (_name, amount, key) => {
    const id = await newLearner()
    expect((await ledger.reserve(id, amount, key)).error?.code).toBe('22023')
    expect(await ledger.balanceOf(id)).toBe(10_000)
  })

  it('refuses a key that reserved something else, a settlement of nothing, and more used than reserved', async () => {
    const id = await newLearner()
    await ledger.reserve(id, 20, 'turn')
    expect((await ledger.reserve(id, 21, 'turn')).error?.code).toBe('22023')
    expect((await ledger.settle(id, 'unknown', 0)).error?.code).toBe('22023')
    expect((await ledger.settle(id, 'turn', 21)).error?.code).toBe('22023')
    expect((await ledger.settle(id, 'turn', -1)).error?.code).toBe('22023')
    expect((await ledger.grant(id, 0, 'nothing')).error?.code).toBe('22023')
    expect((await ledger.refresh('00000000-0000-4000-8000-000000000000', november)).error?.code).toBe('22023')
    expect(await ledger.balanceOf(id)).toBe(9980)
  })

  it('the first use of a month sets the balance to the allowance, once', async () => {
    const id = await newLearner()
    await ledger.reserve(id, 9990, 'november')
    expect((await ledger.reserve(id, 20, 'refused')).data).toBe(false)
    expect((await ledger.reserve(id, 20, 'december', december)).data).toBe(true)
    expect(await ledger.balanceOf(id)).toBe(9980)
    expect((await ledger.refresh(id, '2090-12-31')).data).toBe(9980)
    const asked = await Promise.all(Array.from({ length: 20 }, () => ledger.refresh(id, january)))
    expect(asked.map(({ data }) => data)).toEqual(asked.map(() => 10_000))
    expect(await ledger.balanceOf(id)).toBe(10_000)
  })

  it('a clock that lags behind sets no month back', async () => {
    const id = await newLearner()
    await ledger.reserve(id, 500, 'december', december)
    expect((await ledger.refresh(id, november)).data).toBe(9500)
    expect((await ledger.refresh(id, december)).data).toBe(9500)
  })

  it('a clock that was ahead and was set right takes no month away', async () => {
    const id = await newLearner()
    await ledger.reserve(id, 500, 'november')
    // Forty days ahead, it wrote January's allowance, and its own time beside it.
    expect((await ledger.refresh(id, january)).data).toBe(10_000)
    const move = (days: number) =>
      rowsOf(
        server,
        `update public.credit_ledger set created_at = created_at + interval '${days} days'
         where user_id = '${id}' and key = '${january.slice(0, 7)}'`,
      )
    await move(40)
    expect((await ledger.refresh(id, november)).data).toBe(10_000)
    expect((await ledger.reserve(id, 300, 'later')).data).toBe(true)
    expect((await ledger.settle(id, 'later', 100)).data).toBe(200)
    expect((await ledger.refresh(id, december)).data).toBe(10_000)
    expect((await ledger.reserve(id, 100, 'december', december)).data).toBe(true)
    // What January was given ahead of time it is not given again.
    await move(-40)
    expect((await ledger.refresh(id, january)).data).toBe(9900)
    expect(await ledger.balanceOf(id)).toBe(9900)
  })

  it('[9.12a] a plan’s allowance counts from the next month, and a grant lasts until the month ends', async () => {
    const id = await newLearner()
    await ledger.refresh(id, november)
    expect((await ledger.grant(id, 5000, 'gift', december)).data).toBe(15_000)
    const { error } = await operator.from('profiles').update({ monthly_credits: 30_000 }).eq('id', id)
    expect(error).toBeNull()
    expect((await ledger.refresh(id, december)).data).toBe(15_000)
    expect((await ledger.refresh(id, january)).data).toBe(30_000)
    expect(await ledger.balanceOf(id)).toBe(30_000)
  })

  it('what the old month reserved is not given on top of the new one', async () => {
    const id = await newLearner()
    await ledger.reserve(id, 20, 'midnight')
    await ledger.refresh(id, december)
    expect((await ledger.settle(id, 'midnight', 5)).data).toBe(0)
    expect(await ledger.balanceOf(id)).toBe(10_000)
  })

  it('what was reserved and never settled is given back after an hour', async () => {
    const id = await newLearner()
    await ledger.refresh(id, november)
    await ledger.reserve(id, 20, 'killed')
    await ledger.reserve(id, 30, 'running')
    await rowsOf(
      server,
      `update public.credit_ledger set created_at = created_at - interval '2 hours' where user_id = '${id}'
        and key <> 'running'`,
    )
    expect((await ledger.refresh(id, november)).data).toBe(9970)
    expect((await ledger.refresh(id, november)).data).toBe(9970)
  })

  it('not even the service role writes rows, changes them or sets a balance', async () => {
    const id = await newLearner()
    const row = { user_id: id, amount: 1, entry: 'grant', kind: 'gift', key: 'forged' }
    const attempts = await Promise.all([
      operator.from('credit_ledger').insert(row),
      operator.from('credit_ledger').update({ amount: 1 }).eq('user_id', id),
      operator.from('credit_ledger').delete().eq('user_id', id),
      operator.from('profiles').update({ credits: 20_000 }).eq('id', id),
    ])
    expect(attempts.map(({ error }) => error?.code)).toEqual(['42501', '42501', '42501', '42501'])
    expect(await ledger.balanceOf(id)).toBe(10_000)
  })

  it('a deleted account takes its ledger along', async () => {
    const id = await newLearner()
    await rowsOf(server, `delete from auth.users where id = '${id}'`)
    const { data } = await operator.from('credit_ledger').select('id').eq('user_id', id)
    expect(data).toEqual([])
  })
})
