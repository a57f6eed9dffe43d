import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

describe('what the tutor remembers', () => {
  let server: TestServer
  let learner: TestLearner
  beforeAll(async () => {
    server = await startTestServer()
    learner = await server.signUp('rememberer@example.test')
  })
  afterAll(() => server.close())

  const said = (type: string, content = 'Hola', id = 'm1') => ({ id, type, content })
  const keep = (messages: unknown, rest: object = {}) =>
    learner.client
      .from('tutor_histories')
      .insert({
        user_id: learner.id,
        language_code: 'es-ES',
        title: 'At the market',
        messages: messages as never,
        ...rest,
      })
      .select('*')
      .single()

  describe('a conversation', () => {
    it('[5.6a] is kept with messages, goals, session figures and the engine’s state, and read back whole', async () => {
      const messages = [
        { ...said('ai', '你好 “hola”', 'm1'), messageType: 'welcome', timestamp: '2026-01-01T10:00:00Z' },
        { ...said('user', 'Quiero dos manzanas', 'm2'), feedback: { corrections: [] } },
        { ...said('activity', '', 'm3'), activityData: { id: 'a1', type: 'cloze', title: 'Fruit' } },
        said('session_break', '', 'm4'),
      ]
      const goals = [{ id: 'g1', text: 'Buy fruit', completed: false, goalType: 'topic' }]
      const session_stats = { totalTime: 312, newWords: ['manzana'], sessionNewWords: 1 }
      const { data, error } = await keep(messages, { goals, session_stats, engine_state: 'scene-2' })
      expect(error).toBeNull()
      expect(data).toMatchObject({ messages, goals, session_stats, engine_state: 'scene-2' })
    })

    it('[5.6a] is saved again under the id the device chose, renamed, and removed', async () => {
      const id = crypto.randomUUID()
      const row = { id, user_id: learner.id, language_code: 'fr-FR', title: 'Au café' }
      const histories = () => learner.client.from('tutor_histories')
      for (const messages of [[said('user')], [said('user'), said('ai', 'Bonjour', 'm2')]]) {
        expect((await histories().upsert({ ...row, messages })).error).toBeNull()
      }
      expect((await histories().update({ title: 'Chez Luc' }).eq('id', id)).error).toBeNull()
      const { data } = await histories()
        .select('title, messages, created_at, updated_at')
        .eq('id', id)
        .single()
      expect(data).toMatchObject({ title: 'Chez Luc', messages: [{ type: 'user' }, { type: 'ai' }] })
      expect(Date.parse(data?.updated_at ?? '')).toBeGreaterThan(Date.parse(data?.created_at ?? ''))
      await histories().delete().eq('id', id)
      expect((await histories().select('id').eq('id', id)).data).toEqual([])
    })

    it.each([
      ['without a message of the learner', [said('ai')]],
      ['without messages', []],
      ['that is no list', { id: 'm1', type: 'user', content: 'Hola' }],
      ['that is a number', 7],
      ['with a message of an unknown type', [said('user'), said('system')]],
      ['with a message that is none', [said('user'), 'Hola']],
      ['with a message inside a list', [said('user'), [said('user')]]],
      ['with a message without content', [{ id: 'm1', type: 'user' }]],
      ['with a message without an id', [{ type: 'user', content: 'Hola' }]],
      ['with a message above 10,000 characters', [said('user', 'a'.repeat(10_001))]],
      ['with more than 1,000 messages', Array.from({ length: 1001 }, () => said('user'))],
      ['above a megabyte', Array.from({ length: 101 }, () => said('user', 'é'.repeat(5000)))],
    ])('[5.6a] %s is refused', async (_name, messages) => {
      expect((await keep(messages)).error?.code).toBe('23514')
    })

    it.each([
      ['an empty title', { title: ' ' }],
      ['a long title', { title: 'a'.repeat(121) }],
      ['another language', { language_code: 'de-DE' }],
      ['goals that are no list', { goals: {} }],
      ['too many goals', { goals: ['a'.repeat(20_001)] }],
      ['figures that are no object', { session_stats: [] }],
      ['too many figures', { session_stats: { newWords: 'a'.repeat(50_001) } }],
      ['too long a state', { engine_state: 'a'.repeat(8001) }],
    ])('%s is refused', async (_name, rest) => {
      expect((await keep([said('user')], rest)).error?.code).toBe('23514')
    })
  })

  describe('a fact', () => {
    const tell = (fact: string) =>
      learner.client
        .from('learner_facts')
        .upsert(
          { user_id: learner.id, language_code: 'es-ES', fact, message_id: 'm2' },
          { onConflict: 'user_id,language_code,fact', ignoreDuplicates: true },
        )

    it('stands once however often it is told, and can be taken back', async () => {
      for (const fact of ['Has a dog called Luna.', 'Has a dog called Luna.', 'Lives in Turku.']) {
        expect((await tell(fact)).error).toBeNull()
      }
      const facts = async () => (await learner.client.from('learner_facts').select('fact').order('fact')).data
      expect(await facts()).toEqual([{ fact: 'Has a dog called Luna.' }, { fact: 'Lives in Turku.' }])
      await learner.client.from('learner_facts').delete().eq('fact', 'Lives in Turku.')
      expect(await facts()).toEqual([{ fact: 'Has a dog called Luna.' }])
    })

    it.each([
      ['an empty one', ''],
      ['one of spaces', '  '],
      ['a long one', '字'.repeat(301)],
    ])('refuses %s', async (_name, fact) => {
      expect((await tell(fact)).error?.code).toBe('23514')
    })

    it('holds 300 characters of any script', async () => {
      expect((await tell('字'.repeat(300))).error).toBeNull()
    })
  })

  describe('facts that a turn told', () => {
    const remember = (facts: unknown, code = 'es-ES', user = learner.id) =>
      learner.client.rpc('remember_learner_facts', {
        p_user_id: user,
        p_language_code: code,
        p_facts: facts as never,
        p_message_id: 'm1',
      })
    const fact = (topic: string, text: string, written_in = 'es') => ({ topic, text, written_in })
    const facts = async (code = 'es-ES') =>
      (
        await learner.client
          .from('learner_facts')
          .select('fact')
          .eq('language_code', code)
          .order('told_at')
          .order('fact')
      ).data?.map((row) => row.fact)
    beforeEach(() => learner.client.from('learner_facts').delete().eq('user_id', learner.id))

    it('a newer name, home or work takes the place of the older, in its language alone', async () => {
      await remember([fact('home', 'Dublín'), fact('likes', 'leer')])
      await remember([fact('home', 'Lyon', 'fr')], 'fr-FR')
      expect((await remember([fact('home', 'Turku'), fact('likes', 'cocinar')])).data).toBe(2)
      expect((await facts())?.toSorted()).toEqual(['Turku', 'cocinar', 'leer'])
      expect(await facts('fr-FR')).toEqual(['Lyon'])
    })

    it('what says more takes the place of what says less, never the other way round', async () => {
      await remember([fact('pet', 'un perro')])
      await remember([fact('pet', 'un perro y un gato')])
      expect((await remember([fact('pet', 'Un gato'), fact('pet', 'un perro y un gato')])).data).toBe(0)
      expect(await facts()).toEqual(['un perro y un gato'])
    })

    it('a fact told again is the newest', async () => {
      for (const text of ['leer', 'nadar', 'leer']) await remember([fact('likes', text)])
      expect(await facts()).toEqual(['nadar', 'leer'])
    })

    it('only the 40 newest of a language are kept', async () => {
      for (const ten of [0, 1, 2, 3, 4]) {
        await remember(Array.from({ length: 10 }, (_, one) => fact('other', `fact ${ten}${one}.`, 'en')))
      }
      const kept = await facts()
      expect(kept).toHaveLength(40)
      expect(kept).not.toContain('fact 05.')
      expect(kept).toContain('fact 10.')
    })

    it('are not kept where the learner wants nothing remembered', async () => {
      const profile = () => learner.client.from('profiles')
      await profile().update({ remember_learner: false }).eq('id', learner.id)
      expect((await remember([fact('pet', 'un perro')])).data).toBe(0)
      expect(await facts()).toEqual([])
      await profile().update({ remember_learner: true }).eq('id', learner.id)
    })

    it.each([
      ['no list', { topic: 'pet' }, '22023'],
      ['a text', ['a'], '22023'],
      ['one without a language', [{ topic: 'pet', text: 'un perro' }], '22023'],
      ['more than 10', Array.from({ length: 11 }, () => fact('pet', 'un perro')), '22023'],
      ['an unknown topic', [fact('health', 'asma')], '23514'],
      ['an unknown language', [fact('pet', 'ein Hund', 'de')], '23514'],
      ['an empty one', [fact('pet', '')], '23514'],
    ])('refuses %s', async (_name, given, code) => {
      expect((await remember(given)).error?.code).toBe(code)
    })
  })

  describe('a mistake', () => {
    const record = (message_id: string, ...mistakes: object[]) =>
      learner.client.rpc('record_learner_mistakes', {
        p_user_id: learner.id,
        p_language_code: 'es-ES',
        p_mistakes: mistakes.map((mistake) => ({ ...mistake, message_id })),
      })
    const mistake = async (original: string) =>
      (await learner.client.from('learner_mistakes').select('*').eq('original', original).single()).data

    it('is counted once a message and opened again when it is made again', async () => {
      const problem = { original: 'la problema', corrected: 'el problema', category: 'gender' }
      expect((await record('m1', problem, problem)).data).toBe(1)
      expect((await record('m1', problem)).data).toBe(0)
      expect(await mistake('la problema')).toMatchObject({
        times_made: 1,
        resolved_at: null,
        category: 'gender',
        explanation: '',
      })
      const resolved = await learner.client
        .from('learner_mistakes')
        .update({ resolved_at: '2026-02-01T00:00:00Z', times_right: 1 })
        .eq('original', 'la problema')
      expect(resolved.error).toBeNull()
      expect((await mistake('la problema'))?.resolved_at).not.toBeNull()
      expect((await record('m2', { ...problem, explanation: 'Masculine in -a.' })).data).toBe(1)
      expect(await mistake('la problema')).toMatchObject({
        times_made: 2,
        times_right: 1,
        resolved_at: null,
        message_id: 'm2',
        explanation: 'Masculine in -a.',
      })
    })

    it('is learnt by a message that got it right, once, and open again when it is made again', async () => {
      const day = { original: 'la día', corrected: 'el día' }
      await record('m10', day)
      const { id } = (await mistake('la día')) ?? { id: '' }
      const resolve = (message: string, ids: unknown = [id, 'no such id']) =>
        learner.client.rpc('resolve_learner_mistakes', {
          p_user_id: learner.id,
          p_ids: ids as never,
          p_message_id: message,
        })
      expect((await resolve('m10')).data).toBe(0)
      expect((await resolve('m11')).data).toBe(1)
      expect((await resolve('m11')).data).toBe(0)
      expect(await mistake('la día')).toMatchObject({ times_right: 1, resolved_by: 'm11' })
      expect((await mistake('la día'))?.resolved_at).not.toBeNull()
      await record('m12', day)
      expect((await resolve('m11')).data).toBe(0)
      expect(await mistake('la día')).toMatchObject({ times_made: 2, resolved_at: null })
      expect((await resolve('m13')).data).toBe(1)
      for (const ids of [{}, null, Array.from({ length: 101 }, () => id)]) {
        expect((await resolve('m14', ids)).error?.code).toBe('22023')
      }
    })

    it('[3.24] keeps the sentence it was made in last, which nobody has to give', async () => {
      const house = { original: 'mi cassa', corrected: 'mi casa' }
      const sentence = async () => (await mistake('mi cassa'))?.sentence
      await record('m20', house)
      expect(await sentence()).toBeNull()
      await record('m21', { ...house, sentence: 'Voy a mi cassa.' })
      expect(await sentence()).toBe('Voy a mi cassa.')
      await record('m22', { ...house, sentence: 'Estoy en mi cassa.' })
      expect(await sentence()).toBe('Estoy en mi cassa.')
      for (const [place, none] of [{}, { sentence: null }].entries())
        expect((await record(`m23 ${place}`, { ...house, ...none })).data).toBe(1)
      expect(await sentence()).toBe('Estoy en mi cassa.')
    })

    it('is another one where the same words are corrected in another way', async () => {
      const { data } = await record(
        'm3',
        { original: 'soy bien', corrected: 'estoy bien' },
        { original: 'soy bien', corrected: 'soy bueno' },
      )
      expect(data).toBe(2)
    })

    it('holds 500 characters of any script on either side, and a word that is too much', async () => {
      const long = { original: '字'.repeat(500), corrected: '文'.repeat(500), sentence: '字'.repeat(500) }
      expect((await record('m4', long, { original: 'muy', corrected: '' })).data).toBe(2)
    })

    it.each([
      ['no list', { original: 'a' }, '22023'],
      ['a list of texts', ['a'], '22023'],
      ['one without its correction', [{ original: 'a', message_id: 'm' }], '22023'],
      ['one without its message', [{ original: 'a', corrected: 'b' }], '22023'],
      [
        'more than 50',
        Array.from({ length: 51 }, () => ({ original: 'a', corrected: 'b', message_id: 'm' })),
        '22023',
      ],
      [
        'a sentence that is a list',
        [{ original: 'a', corrected: 'b', message_id: 'm', sentence: ['a'] }],
        '22023',
      ],
      ['an empty sentence', [{ original: 'a', corrected: 'b', message_id: 'm', sentence: ' ' }], '23514'],
      [
        'a sentence of 501 characters',
        [{ original: 'a', corrected: 'b', message_id: 'm', sentence: 'a'.repeat(501) }],
        '23514',
      ],
      ['an empty original', [{ original: ' ', corrected: 'b', message_id: 'm' }], '23514'],
      [
        'a category that is a sentence',
        [{ original: 'a', corrected: 'b', message_id: 'm', category: 'Wrong gender!' }],
        '23514',
      ],
    ])('refuses %s', async (_name, p_mistakes, code) => {
      const call = { p_user_id: learner.id, p_language_code: 'es-ES', p_mistakes: p_mistakes as never }
      expect((await learner.client.rpc('record_learner_mistakes', call)).error?.code).toBe(code)
    })
  })
})
