import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { befriend, openFriends, outcomeOf } from '../../test/open-friends.ts'
import type { ActingRole } from '../../database/database.ts'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'

const nobody = '00000000-0000-4000-8000-000000000000'
const unusedCode = 'ACDEFGHJ'

describe('friends', () => {
  let server: TestServer
  let ada: TestLearner
  let ben: TestLearner
  let adas: ReturnType<typeof openFriends>
  let bens: ReturnType<typeof openFriends>
  beforeAll(async () => {
    server = await startTestServer()
  }, 60_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    ;[ada, ben] = [
      await server.signUp(`${randomUUID()}@example.test`),
      await server.signUp(`${randomUUID()}@example.test`),
    ]
    ;[adas, bens] = [openFriends(ada), openFriends(ben)]
    await ada.client.from('profiles').update({ display_name: 'Ada' }).eq('id', ada.id)
    await ben.client
      .from('profiles')
      .update({ display_name: '<b>Ben</b>', avatar_plant: 'tulip' })
      .eq('id', ben.id)
  })

  it('[3.8] a code sends a request, which the other accepts; the profiles say the same', async () => {
    const code = await bens.code()
    expect(code).toMatch(/^[34679ACDEFGHJKMNPQRTUVWXY]{8}$/)
    expect(await adas.request(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).toBe('sent')
    expect(await adas.request(code)).toBe('already_sent')
    expect(await bens.mirrors()).toEqual({ friends: [], friend_requests: [ada.id] })
    expect((await adas.list()).outgoing).toEqual([{ id: ben.id, name: '<b>Ben</b>', plant: 'tulip' }])
    expect((await bens.list()).incoming).toEqual([{ id: ada.id, name: 'Ada', plant: 'clover' }])

    expect(await bens.answer(ada.id, true)).toBe('friends')
    expect(await bens.answer(ada.id, true)).toBe('friends')
    expect(await adas.request(code)).toBe('already_friends')
    expect(await adas.mirrors()).toEqual({ friends: [ben.id], friend_requests: [] })
    expect(await bens.mirrors()).toEqual({ friends: [ada.id], friend_requests: [] })
    const { friends, incoming, outgoing } = await adas.list()
    expect([incoming, outgoing]).toEqual([[], []])
    // And nothing else of Ben.
    expect(friends).toEqual([
      {
        id: ben.id,
        name: '<b>Ben</b>',
        plant: 'tulip',
        shares_practice: true,
        streak: 0,
        presence: 'away',
        may_be_nudged: true,
      },
    ])
  })

  it('[3.8] friends see the name that was given at sign-up, and nothing of the address', async () => {
    const cy = await server.signUp(`${randomUUID()}@example.test`)
    await openFriends(cy).request(await adas.code())
    expect((await adas.list()).incoming).toEqual([{ id: cy.id, name: 'Ada', plant: 'clover' }])
  })

  it('a request is declined or withdrawn, a friendship ended, and nothing of it stays', async () => {
    const nothing = { friends: [], friend_requests: [] }
    await adas.request(await bens.code())
    expect(await bens.answer(ada.id, false)).toBe('declined')
    expect(await bens.answer(ada.id, true)).toBe('gone')
    await adas.request(await bens.code())
    expect(await adas.withdraw(ben.id)).toBe('withdrawn')
    expect(await bens.answer(ada.id, true)).toBe('gone')
    await befriend(ada, ben)
    expect(await bens.remove(ada.id)).toBe('removed')
    expect([await adas.mirrors(), await bens.mirrors()]).toEqual([nothing, nothing])
    expect((await adas.list()).friends).toEqual([])
  })

  it('two who ask each other are friends', async () => {
    await adas.request(await bens.code())
    expect(await bens.request(await adas.code())).toBe('friends')
    expect((await adas.list()).friends.map(({ id }) => id)).toEqual([ben.id])
    expect(await bens.mirrors()).toEqual({ friends: [ada.id], friend_requests: [] })
  })

  it('whoever is blocked is not told, and cannot come back', async () => {
    await befriend(ada, ben)
    expect(await adas.block(ben.id)).toBe('blocked')
    expect([(await adas.list()).friends, (await bens.list()).friends]).toEqual([[], []])
    expect(await bens.request(await adas.code())).toBe(await bens.request(unusedCode))
    expect((await adas.list()).blocked).toEqual([{ id: ben.id, name: '<b>Ben</b>', plant: 'tulip' }])
    expect(await adas.request(await bens.code())).toBe('blocked_by_you')
    expect(await adas.unblock(ben.id)).toBe('unblocked')
    expect(await bens.request(await adas.code())).toBe('sent')
    // Who asked can be blocked, too.
    expect(await adas.block(ben.id)).toBe('blocked')
    expect(await adas.mirrors()).toEqual({ friends: [], friend_requests: [] })
  })

  it('a renewed code is another one, and the old one leads nowhere', async () => {
    const old = await adas.code()
    expect(await adas.renewCode()).toBe('renewed')
    expect(await adas.code()).not.toBe(old)
    expect(await bens.request(old)).toBe('unknown')
    for (let time = 0; time < 9; time++) await adas.renewCode()
    expect(await adas.renewCode()).toBe('too_many')
  })

  it.each([
    ['', 'malformed'],
    ['ACDEFGH', 'malformed'],
    ['<script>', 'malformed'],
    ['😀'.repeat(500), 'malformed'],
    ["' or 1=1 --", 'malformed'],
    [unusedCode, 'unknown'],
  ])('the code %j is %s', async (code, outcome) => {
    expect(await adas.request(code)).toBe(outcome)
  })

  it('nobody befriends themselves', async () => {
    expect(await adas.request(await adas.code())).toBe('own')
    expect(await adas.answer(ada.id, true)).toBe('gone')
    expect(await adas.block(ada.id)).toBe('gone')
    expect((await adas.list()).friends).toEqual([])
  })

  it('[6.3a] ids of strangers, of nobody and forged ones are answered alike', async () => {
    const answers = async (id: string) => [
      await adas.answer(id, true),
      await adas.answer(id, false),
      await adas.withdraw(id),
      await adas.remove(id),
      await adas.block(id),
      await adas.unblock(id),
      await adas.nudge(id),
    ]
    expect(await answers(ben.id)).toEqual(await answers(nobody))
    expect(await bens.mirrors()).toEqual({ friends: [], friend_requests: [] })
    const { error } = await ada.client.rpc('remove_friend', { p_user_id: ada.id, p_friend_id: 'x' })
    expect(error?.code).toBe('22P02')
    expect(
      outcomeOf(await ada.client.rpc('request_friend', { p_user_id: ben.id, p_code: await adas.code() })),
    ).toBe('42501')
    expect((await ada.client.from('profiles').select().eq('id', ben.id)).data).toEqual([])
  })

  it('of a race of accepts, declines and requests one friendship or none comes', async () => {
    await adas.request(await bens.code())
    const [codeOfAda, codeOfBen] = [await adas.code(), await bens.code()]
    await Promise.all([
      ...Array.from({ length: 5 }, () => bens.answer(ada.id, true)),
      ...Array.from({ length: 5 }, () => bens.request(codeOfAda)),
      ...Array.from({ length: 5 }, () => adas.request(codeOfBen)),
    ])
    const { data: rows } = await server.client(server.backend.secretKey).from('friendships').select('user_id')
    expect(rows?.filter(({ user_id }) => [ada.id, ben.id].includes(user_id))).toHaveLength(2)
    expect(await adas.mirrors()).toEqual({ friends: [ben.id], friend_requests: [] })
    await Promise.all([adas.remove(ben.id), bens.remove(ada.id), adas.block(ben.id), bens.block(ada.id)])
    expect([(await adas.mirrors())?.friends, (await bens.mirrors())?.friends]).toEqual([[], []])
  })

  it('a circle of learners who accept each other at once all become friends', async () => {
    const cy = await server.signUp(`${randomUUID()}@example.test`)
    const cys = openFriends(cy)
    await adas.request(await bens.code())
    await bens.request(await cys.code())
    await cys.request(await adas.code())
    expect(
      await Promise.all([bens.answer(ada.id, true), cys.answer(ben.id, true), adas.answer(cy.id, true)]),
    ).toEqual(['friends', 'friends', 'friends'])
    expect((await adas.mirrors())?.friends).toHaveLength(2)
  })

  it('ten wrong codes an hour are all that can be guessed, even of 10,000 at once', async () => {
    const first = await Promise.all(Array.from({ length: 30 }, () => adas.request(unusedCode)))
    expect(first.filter((outcome) => outcome === 'unknown')).toHaveLength(10)
    // In one statement, as 10,000 requests would be a test of the network.
    const rows = await server.backend.database.query(
      `select public.request_friend($1, $2) ->> 'outcome' as outcome, count(*)::integer as times
        from generate_series(1, 10000) group by 1`,
      [ada.id, unusedCode],
      { as: actAs(ada) },
    )
    expect(rows).toEqual([{ outcome: 'too_many_codes', times: 10_000 }])
    // Not even the right one any more.
    expect(await adas.request(await bens.code())).toBe('too_many_codes')
  })

  it('nobody is flooded: fifty requests a day, a hundred that are open, five hundred friends', async () => {
    const operator = server.client(server.backend.secretKey)
    const crowd = await makeLearners(server, 101)
    const codes = await operator.from('profiles').select('linking_code').in('id', crowd.slice(0, 51))
    const outcomes: string[] = []
    for (const { linking_code } of codes.data ?? []) outcomes.push(await adas.request(linking_code))
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(50)
    expect(outcomes.at(-1)).toBe('too_many_requests')

    const requests = crowd.slice(0, 100).map((user_id) => ({ user_id, recipient_id: ben.id }))
    expect((await operator.from('friend_requests').insert(requests)).error).toBeNull()
    const late = await server.signUp(`${randomUUID()}@example.test`)
    expect(await openFriends(late).request(await bens.code())).toBe('full')
  }, 60_000)

  it('with an account all of it goes, and the friends’ profiles know', async () => {
    await befriend(ada, ben)
    await adas.nudge(ben.id)
    const cy = await server.signUp(`${randomUUID()}@example.test`)
    await adas.request(await openFriends(cy).code())
    const operator = server.client(server.backend.secretKey)
    expect((await operator.rpc('delete_learner', { p_user_id: ada.id })).data).toBe(true)
    expect(await bens.mirrors()).toEqual({ friends: [], friend_requests: [] })
    expect(await openFriends(cy).mirrors()).toEqual({ friends: [], friend_requests: [] })
    expect(await bens.list()).toMatchObject({ friends: [], nudge: null })
  })
})

/** Makes the statements that follow those of a learner, as the data API does. */
const actAs = ({ id }: TestLearner): ActingRole => ({
  role: 'authenticated',
  claims: JSON.stringify({ sub: id, role: 'authenticated' }),
  timeout: 8000,
})

/** Accounts without a mail, as many as are asked for. */
async function makeLearners({ backend }: TestServer, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID() as string)
  const rows = ids.map((id) => `('${id}', '${id}@example.test')`)
  await backend.database.query(`insert into auth.users (id, email) values ${rows.join(', ')}`)
  return ids
}
