import { randomUUID } from 'node:crypto'
import { findLanguage, type SupportedLanguage } from '@lingarden/languages/find-language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callOverDataApi, type CallFunction } from '../backend/call-function.ts'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'
import { beginTurn } from './begin-turn.ts'
import { readLearner } from './learner.ts'

let server: TestServer
let spanish: SupportedLanguage
const calls: Partial<Record<string, CallFunction>> = {}
beforeAll(async () => {
  server = await startTestServer()
  const language = findLanguage('es-ES')
  if (!language) throw new Error('no Spanish')
  spanish = language
  calls['directly'] = server.backend.call
  calls['over the data API'] = callOverDataApi((token) => server.client(token ?? server.backend.secretKey))
})
afterAll(() => server.close())

describe.each(['directly', 'over the data API'])('%s', (way) => {
  const now = Date.now()
  const begin = ({ id }: { id: string }, amount: number, language = spanish) => {
    const call = calls[way]
    if (!call) throw new Error(`no call ${way}`)
    return beginTurn(call, { userId: id, language, amount, key: randomUUID(), now })
  }
  const words = ({ id }: TestLearner) => ({ user_id: id, language_code: 'es-ES' })
  const newLearner = () => server.signUp(`${randomUUID()}@example.test`)
  const creditsOf = ({ id }: TestLearner) =>
    server.backend.call('server', 'refresh_credits', {
      p_user_id: id,
      p_today: new Date(now).toISOString().slice(0, 10),
    })

  it('takes the credits and tells of the learner what they may read themselves', async () => {
    const learner = await newLearner()
    await learner.client.from('user_dictionaries').insert([
      {
        ...words(learner),
        word_string: 'luna',
        planted_by: 'added',
        planted_at: new Date(now).toISOString(),
      },
      { ...words(learner), word_string: 'met', planted_by: null, planted_at: null },
    ])
    const caller = { id: learner.id, token: learner.accessToken }
    const known = await begin(learner, 20)
    expect(known).toEqual(await readLearner(server.backend.call, caller, spanish, now))
    expect(known.wordBank).toEqual(['luna'])
    expect(await creditsOf(learner)).toBe(9_980)
  })

  it('takes nothing for a turn that is free, whatever is left', async () => {
    const learner = await newLearner()
    expect(await begin(learner, 0)).toMatchObject({ wordBank: [] })
    const { data } = await learner.client.from('credit_ledger').select('kind')
    expect(data).toEqual([{ kind: 'sign-up' }])
  })

  it('[8.1] takes nothing where the balance does not hold it', async () => {
    const learner = await newLearner()
    await expect(begin(learner, 10_001)).rejects.toMatchObject({ status: 402, code: 'insufficient_credits' })
    expect(await creditsOf(learner)).toBe(10_000)
  })

  it('takes nothing where the learner cannot be read', async () => {
    const learner = await newLearner()
    const german = Object.assign({}, spanish, { languageCode: 'de-DE' })
    await expect(begin(learner, 20, german)).rejects.toMatchObject({ code: '22023' })
    expect(await creditsOf(learner)).toBe(10_000)
  })

  it('tells whoever has no account any more to sign in', async () => {
    await expect(begin({ id: randomUUID() }, 20)).rejects.toMatchObject({ status: 401 })
    await expect(begin({ id: randomUUID() }, 0)).rejects.toMatchObject({ status: 401 })
  })
})

it('gives back what it took where the answer cannot be understood', async () => {
  const called: unknown[] = []
  const call = (async (_caller, name, args) => {
    called.push([name, args])
    return { reserved: true, learner: { words: 'none' } }
  }) as CallFunction
  const turn = { userId: 'me', language: spanish, amount: 20, key: 'turn', now: Date.now() }
  await expect(beginTurn(call, turn)).rejects.toThrow('words')
  expect(called.slice(1)).toEqual([['settle_credits', { p_user_id: 'me', p_key: 'turn', p_used: 0 }]])
})

it('does not wait for the disk', async () => {
  const { id } = await server.signUp(`${randomUUID()}@example.test`)
  const durability = await server.backend.database.transaction(async ({ query }) => {
    await query("set local synchronous_commit = 'on'")
    await query("select public.begin_turn($1, 'es-ES', 20, $2, current_date)", [id, randomUUID()])
    return query('show synchronous_commit')
  })
  expect(durability).toEqual([{ synchronous_commit: 'off' }])
})
