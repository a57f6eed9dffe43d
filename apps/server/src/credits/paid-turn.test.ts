import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

let server: TestServer
let operator: ReturnType<TestServer['client']>
let clock = Date.parse('2090-03-31T23:00:00Z')
let learners = 0
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
  operator = server.client(server.backend.secretKey)
})
afterAll(() => server.close())

const newLearner = () => server.signUp(`talker-${(learners += 1)}@example.test`)
const headersOf = ({ accessToken }: TestLearner) => ({ authorization: `Bearer ${accessToken}` })

async function takeTurn(learner: TestLearner, body: object) {
  const response = await fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: headersOf(learner),
    body: JSON.stringify({ languageCode: 'es', ...body }),
  })
  return { status: response.status, text: await response.text() }
}
async function creditsOf(learner: TestLearner): Promise<number> {
  const response = await fetch(`${server.url}/api/credits`, { headers: headersOf(learner) })
  expect(response.headers.get('cache-control')).toBe('no-store')
  return ((await response.json()) as { credits: number }).credits
}
async function spendTo(learner: TestLearner, left: number) {
  const { error } = await operator.rpc('reserve_credits', {
    p_user_id: learner.id,
    p_amount: (await creditsOf(learner)) - left,
    p_kind: 'activity',
    p_key: `spend-${learner.id}-${clock}`,
    p_today: new Date(clock).toISOString().slice(0, 10),
  })
  expect(error).toBeNull()
}

it('[9.12b] a turn of the built-in tutor costs what the price list says of the parts that came', async () => {
  const learner = await newLearner()
  const { status, text } = await takeTurn(learner, { message: 'Hola', giveFeedback: false })
  expect(status).toBe(200)
  const parts = [
    ['"type":"reply"', 10],
    ['"type":"suggestions","items":["', 3],
    ['"type":"goals","goals":[{', 2],
  ] as const
  const price = parts.reduce((sum, [event, cost]) => sum + (text.includes(event) ? cost : 0), 0)
  expect(price).toBeGreaterThanOrEqual(10)
  expect(await creditsOf(learner)).toBe(10_000 - price)
})

it('[9.12b] opening the tutor costs nothing, however often, and also where nothing is left', async () => {
  const learner = await newLearner()
  for (let visit = 0; visit < 3; visit++) {
    const { status, text } = await takeTurn(learner, {})
    expect(status).toBe(200)
    expect(text).toContain('"messageType":"welcome_question"')
  }
  expect(await creditsOf(learner)).toBe(10_000)
  const { data } = await learner.client.from('credit_ledger').select('kind').eq('kind', 'turn')
  expect(data).toEqual([])
  await spendTo(learner, 0)
  expect((await takeTurn(learner, {})).status).toBe(200)
  expect(await creditsOf(learner)).toBe(0)
})

it('[8.1] without credits for what it asks a turn is refused with 402, and nothing is taken', async () => {
  const learner = await newLearner()
  await spendTo(learner, 19)
  const refused = await takeTurn(learner, { message: 'Hola' })
  expect(refused.status).toBe(402)
  expect(JSON.parse(refused.text)).toEqual({ error: 'Insufficient credits', code: 'insufficient_credits' })
  expect(await creditsOf(learner)).toBe(19)
  expect((await takeTurn(learner, { message: 'Hola', giveFeedback: false })).status).toBe(200)
})

it('a turn that cannot be read costs nothing', async () => {
  const learner = await newLearner()
  expect((await takeTurn(learner, { message: 1 })).status).toBe(400)
  expect((await takeTurn(learner, { languageCode: 'de' })).status).toBe(400)
  expect(await creditsOf(learner)).toBe(10_000)
})

it('a new month brings the allowance, at the first turn or the first look', async () => {
  const [talker, looker] = [await newLearner(), await newLearner()]
  await spendTo(talker, 0)
  await spendTo(looker, 0)
  expect((await takeTurn(talker, { message: 'Hola' })).status).toBe(402)
  clock = Date.parse('2090-04-01T00:00:00Z')
  expect((await takeTurn(talker, { message: 'Hola' })).status).toBe(200)
  expect(await creditsOf(talker)).toBeGreaterThanOrEqual(9980)
  expect(await creditsOf(looker)).toBe(10_000)
})

it('tells a balance to nobody who is not signed in', async () => {
  expect((await fetch(`${server.url}/api/credits`)).status).toBe(401)
})

it('tells whoever deleted the account meanwhile to sign in, though the token still holds', async () => {
  const gone = await newLearner()
  await server.backend.database.query('delete from auth.users where id = $1', [gone.id])
  expect((await takeTurn(gone, { message: 'Hola' })).status).toBe(401)
  expect((await fetch(`${server.url}/api/credits`, { headers: headersOf(gone) })).status).toBe(401)
})
