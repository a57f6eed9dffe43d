import { randomUUID } from 'node:crypto'
import type { Suggestion } from '@lingarden/domain/suggestions/suggestion'
import { REALTIME_SUBSCRIBE_STATES } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outcomeOf } from '../../test/open-friends.ts'
import { startTestServer, type TestLearner, type TestServer } from '../../test/start-test-server.ts'

const nobody = '00000000-0000-4000-8000-000000000000'

function wishesOf({ id, client }: TestLearner) {
  const own = { p_user_id: id }
  return {
    add: async (title: string, description = '') => {
      const answer = await client.rpc('add_suggestion', {
        ...own,
        p_title: title,
        p_description: description,
      })
      return answer.error ? { outcome: answer.error.code } : (answer.data as { outcome: string; id: string })
    },
    edit: async (wish: string, title: string) =>
      outcomeOf(
        await client.rpc('edit_suggestion', { ...own, p_id: wish, p_title: title, p_description: '' }),
      ),
    remove: async (wish: string) => outcomeOf(await client.rpc('delete_suggestion', { ...own, p_id: wish })),
    vote: async (wish: string, isFor = true) =>
      outcomeOf(await client.rpc('vote_for_suggestion', { ...own, p_id: wish, p_is_for: isFor })),
    list: async (terms: string[] = [], match = 'all', sort = 'votes') => {
      const { data, error } = await client.rpc('list_suggestions', {
        ...own,
        p_terms: terms,
        p_match: match,
        p_sort: sort,
        p_limit: 50,
        p_offset: 0,
      })
      expect(error).toBeNull()
      return data as unknown as (Suggestion & { has_voted: boolean; is_own: boolean })[]
    },
  }
}

describe('suggestions', () => {
  let server: TestServer
  let ada: TestLearner
  let ben: TestLearner
  let adas: ReturnType<typeof wishesOf>
  let bens: ReturnType<typeof wishesOf>
  beforeAll(async () => {
    server = await startTestServer()
  }, 60_000)
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.backend.database.query('delete from public.suggestions')
    ;[ada, ben] = [
      await server.signUp(`${randomUUID()}@example.test`),
      await server.signUp(`${randomUUID()}@example.test`),
    ]
    ;[adas, bens] = [wishesOf(ada), wishesOf(ben)]
  })

  const wish = async (title = 'A dark mode') => {
    const answer = await adas.add(title)
    if (!('id' in answer)) throw new Error(answer.outcome)
    return answer.id
  }

  it('are one’s own to change and delete, with one vote each, and nobody sees whose they are', async () => {
    const id = await wish('  A   dark\nmode ')
    const [seen] = await bens.list()
    expect(seen).toMatchObject({
      id,
      title: 'A dark mode',
      status: 'open',
      votes: 1,
      has_voted: false,
      is_own: false,
    })
    expect(JSON.stringify(seen)).not.toContain(ada.id)
    expect((await ben.client.from('suggestion_authors').select()).data).toEqual([])
    expect(await bens.edit(id, 'Mine now')).toBe('gone')
    expect(await bens.remove(id)).toBe('gone')

    expect(await Promise.all([bens.vote(id), bens.vote(id), bens.vote(id)])).toEqual([
      'voted',
      'voted',
      'voted',
    ])
    expect((await adas.list())[0]).toMatchObject({ votes: 2, has_voted: true, is_own: true })
    expect(await bens.vote(id, false)).toBe('withdrawn')
    expect(await bens.vote(id, false)).toBe('withdrawn')
    expect((await adas.list())[0]?.votes).toBe(1)

    expect(await adas.edit(id, 'A darker mode')).toBe('saved')
    expect((await bens.list())[0]?.title).toBe('A darker mode')
    expect(await adas.remove(id)).toBe('deleted')
    expect(await adas.remove(id)).toBe('gone')
    expect(await bens.vote(id)).toBe('gone')
    expect(await bens.list()).toEqual([])
  })

  it('what is done or declined takes no votes and gives none back', async () => {
    const id = await wish()
    const operator = server.client(server.backend.secretKey)
    await operator.from('suggestions').update({ status: 'done' }).eq('id', id).throwOnError()
    expect([await bens.vote(id), await adas.vote(id, false)]).toEqual(['closed', 'closed'])
    expect((await bens.list())[0]).toMatchObject({ status: 'done', votes: 1 })
  })

  it('are found by all of their words, or by half of them where something alike is looked for', async () => {
    await wish('A dark mode for the evening')
    const voted = await wish('Evening courses')
    await bens.vote(voted)
    await wish('100% of _everything_')
    const titles = async (...args: Parameters<typeof adas.list>) =>
      (await adas.list(...args)).map(({ title }) => title)
    expect(await titles(['evening', 'dark'])).toEqual(['A dark mode for the evening'])
    expect(await titles(['evening', 'dark'], 'any')).toEqual([
      'A dark mode for the evening',
      'Evening courses',
    ])
    expect(await titles(['EVENING'])).toEqual(['Evening courses', 'A dark mode for the evening'])
    expect(await titles(['EVENING'], 'all', 'newest')).toEqual([
      'Evening courses',
      'A dark mode for the evening',
    ])
    expect(await titles(['%'])).toEqual(['100% of _everything_'])
    expect(await titles(['nothing'])).toEqual([])
  })

  it.each([
    ['', 'malformed'],
    ['  x ', 'malformed'],
    ['x'.repeat(101), 'malformed'],
    ['🌱'.repeat(500), 'malformed'],
    ['🌱'.repeat(100), 'saved'],
    ['<img src=x onerror=alert(1)>', 'saved'],
    ["'; drop table suggestions; --", 'saved'],
  ])('the title %j is %s', async (title, outcome) => {
    expect((await adas.add(title)).outcome).toBe(outcome)
    expect((await adas.add('A good title', 'x'.repeat(1001))).outcome).toBe('malformed')
  })

  it('the same title comes once, whoever writes it how, even at once', async () => {
    const answers = await Promise.all([adas.add('Dark mode'), bens.add('dark MODE'), adas.add(' Dark  mode')])
    expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['duplicate', 'duplicate', 'saved'])
    const other = await wish('Another')
    expect(await adas.edit(other, 'DARK mode')).toBe('duplicate')
  })

  it('five a day are all, of thirty at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => adas.add(`Wish number ${place}`)),
    )
    expect(answers.filter(({ outcome }) => outcome === 'saved')).toHaveLength(5)
    expect(answers.filter(({ outcome }) => outcome === 'too_many')).toHaveLength(25)
    expect(await adas.list()).toHaveLength(5)
  })

  it('a flood of votes ends, and leaves one vote or none', async () => {
    const id = await wish()
    // Of the two hundred an hour only ten are left.
    await server.backend.database.query(
      `insert into private.limited_actions (user_id, action) select '${ben.id}', 'vote' from generate_series(1, 190)`,
    )
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, place) => bens.vote(id, place % 2 === 0)),
    )
    expect(answers.filter((answer) => answer === 'too_many')).toHaveLength(20)
    const { data } = await ben.client.from('suggestion_votes').select()
    expect((await adas.list())[0]?.votes).toBe(1 + (data?.length ?? 0))
  })

  it('there is no vote for nothing, and no search without end', async () => {
    expect(await adas.vote(nobody)).toBe('gone')
    expect(await adas.vote('x')).toBe('22P02')
    const list = (terms: string[], match = 'all', sort = 'votes') =>
      ada.client.rpc('list_suggestions', {
        p_user_id: ada.id,
        p_terms: terms,
        p_match: match,
        p_sort: sort,
        p_limit: 50,
        p_offset: 0,
      })
    for (const { error } of [
      await list(Array.from({ length: 13 }, () => 'x')),
      await list(['x'.repeat(101)]),
      await list([], 'some'),
      await list([], 'all', 'gossip'),
    ])
      expect(error?.code).toBe('22023')
  })

  it('go with the account that wrote them, as do its votes', async () => {
    const [adasWish, bensWish] = [await wish(), (await bens.add('Another')) as { id: string }]
    await adas.vote(bensWish.id)
    await bens.vote(adasWish)
    const operator = server.client(server.backend.secretKey)
    expect((await operator.rpc('delete_learner', { p_user_id: ada.id })).data).toBe(true)
    expect(await bens.list()).toMatchObject([{ id: bensWish.id, votes: 1 }])
  })

  it('are seen live: new, voted for, and gone', async () => {
    const events: [type: string, votes: unknown][] = []
    const heard = Promise.withResolvers<undefined>()
    const subscribed = Promise.withResolvers<undefined>()
    ben.client
      .channel('suggestions')
      .on('postgres_changes', { event: '*', schema: 'public', table: 'suggestions' }, (change) => {
        const row = change.eventType === 'DELETE' ? change.old : change.new
        events.push([change.eventType, row['votes'] ?? row['id']])
        if (change.eventType === 'DELETE') heard.resolve(undefined)
      })
      .subscribe((status) => status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED && subscribed.resolve(undefined))
    await subscribed.promise
    const id = await wish()
    await expect.poll(() => events).toContainEqual(['UPDATE', 1])
    await adas.remove(id)
    await heard.promise
    expect(events.map(([type]) => type)).toContain('INSERT')
    expect(events.at(-1)).toEqual(['DELETE', id])
    await ben.client.removeAllChannels()
  })
})
