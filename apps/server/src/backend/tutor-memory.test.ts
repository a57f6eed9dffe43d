import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from './rls-matrix/catalogue.ts'
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
      ['another language', { language_code: 'de-DE' }, '23503'],
      ['goals that are no list', { goals: {} }],
      ['too many goals', { goals: ['a'.repeat(20_001)] }],
      ['figures that are no object', { session_stats: [] }],
      ['too many figures', { session_stats: { newWords: 'a'.repeat(50_001) } }],
      ['too long a state', { engine_state: 'a'.repeat(8001) }],
    ])('%s is refused', async (_name, rest, code = '23514') => {
      expect((await keep([said('user')], rest)).error?.code).toBe(code)
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
        times_right: 0,
        resolved_at: null,
        message_id: 'm2',
        explanation: 'Masculine in -a.',
      })
    })

    it('is counted once where its message is sent again after another one has made it', async () => {
      const hand = { original: 'el mano', corrected: 'la mano' }
      await record('m20', hand)
      await record('m21', hand)
      expect((await record('m20', hand)).data).toBe(0)
      expect(await mistake('el mano')).toMatchObject({ times_made: 2, made_in: ['m20', 'm21'] })
      expect((await mistake('el mano'))?.made_at).toHaveLength(2)
    })

    it('is counted once where its message is looked at again and more or less of it is quoted', async () => {
      await record('m30', { original: 'un leche', corrected: 'una leche' })
      const more = { original: 'Quiero un leche', corrected: 'Quiero una leche' }
      const other = { original: 'caliento', corrected: 'caliente' }
      expect((await record('m30', more, { original: 'un', corrected: 'una' }, other)).data).toBe(1)
      const { data } = await learner.client
        .from('learner_mistakes')
        .select('original')
        .contains('made_in', ['m30'])
        .order('original')
      expect(data).toEqual([{ original: 'caliento' }, { original: 'un leche' }])
      // In another message it is another mistake.
      expect((await record('m31', more)).data).toBe(1)
    })

    describe('that the learner mended themselves', () => {
      const water = { original: 'agua frío', corrected: 'agua fría', message_id: 'm40' }
      const credit = (p_mistake: object) =>
        learner.client.rpc('credit_self_mended', {
          p_user_id: learner.id,
          p_language_code: 'es-ES',
          p_mistake: { ...p_mistake },
        })

      it('is remembered with that credit, whichever of turn and credit came first, and counts once', async () => {
        expect((await credit(water)).data).toBe(true)
        await record('m40', water)
        const first = await mistake('agua frío')
        expect(first).toMatchObject({ times_made: 1, stage: 'made', answers: [], times_right: 0 })
        expect(first?.self_mended_at).not.toBeNull()
        expect((await credit(water)).data).toBe(true)
        expect(await mistake('agua frío')).toEqual(first)
      })

      it('has no credit any more once it is made again, nor by the message of before', async () => {
        await record('m41', water)
        expect(await mistake('agua frío')).toMatchObject({ times_made: 2, self_mended_at: null })
        expect((await credit(water)).data).toBe(false)
        expect(await mistake('agua frío')).toMatchObject({ times_made: 2, self_mended_at: null })
      })

      it('is refused where it is none', async () => {
        for (const none of [{}, { original: 'x' }, { ...water, message_id: 7 }])
          expect((await credit(none)).error?.code).toBe('22023')
      })
    })

    it('is outgrown by two messages that used it right, and open again when it is made again', async () => {
      const day = { original: 'la día', corrected: 'el día' }
      await record('m10', day)
      const { id } = (await mistake('la día')) ?? { id: '' }
      const use = (message: string, ids: unknown = [id, 'no such id']) =>
        learner.client.rpc('record_right_uses', {
          p_user_id: learner.id,
          p_ids: ids as never,
          p_message_id: message,
          p_answer: null,
        })
      expect((await use('m10')).data).toBe(0)
      expect((await use('m11')).data).toBe(1)
      expect((await use('m11')).data).toBe(0)
      expect(await mistake('la día')).toMatchObject({ times_right: 1, resolved_by: 'm11', resolved_at: null })
      expect((await use('m12')).data).toBe(1)
      expect((await mistake('la día'))?.resolved_at).not.toBeNull()
      await record('m13', day)
      expect(await mistake('la día')).toMatchObject({ times_made: 2, times_right: 0, resolved_at: null })
      expect((await use('m14')).data).toBe(1)
      expect((await mistake('la día'))?.resolved_at).toBeNull()
      for (const ids of [{}, null, Array.from({ length: 101 }, () => id)]) {
        expect((await use('m15', ids)).error?.code).toBe('22023')
      }
    })

    describe('is answered', () => {
      const at = Date.parse('2026-03-01T12:00:00Z')
      const answer = (day: number, is_right: boolean, minutes = 0) => ({
        id: crypto.randomUUID(),
        at: at + day * 86_400_000 + minutes * 60_000,
        day: `2026-03-0${1 + day}`,
        is_right,
      })
      const idOf = async (original: string) => (await mistake(original))?.id ?? ''
      const give = async (original: string, ...answers: object[]) => {
        const mistake_id = await idOf(original)
        return learner.client.rpc('answer_learner_mistakes', {
          p_user_id: learner.id,
          p_answers: answers.map((one) => ({ ...one, mistake_id })),
        })
      }
      const isOpen = async (original: string) => (await mistake(original))?.resolved_at === null

      it('right on two days and outgrown, in whatever order two devices tell it and however often', async () => {
        await record('m30', { original: 'la mapa', corrected: 'el mapa' })
        const [first, second] = [answer(0, true), answer(2, true)]
        expect((await give('la mapa', second, answer(2, false, 5))).data).toBe(1)
        await give('la mapa', second)
        expect(await isOpen('la mapa')).toBe(true)
        await give('la mapa', first)
        expect(await isOpen('la mapa')).toBe(false)
        expect((await mistake('la mapa'))?.answers).toMatchObject([
          { ...first },
          { ...second },
          { is_right: false },
        ])
      })

      it('twice on one day, or right only when it was shown, and is open', async () => {
        await record('m31', { original: 'la idioma', corrected: 'el idioma' })
        await give('la idioma', answer(0, true), answer(0, true, 5), answer(1, false), answer(1, true, 5))
        expect(await isOpen('la idioma')).toBe(true)
        await give('la idioma', answer(3, true))
        expect(await isOpen('la idioma')).toBe(false)
        await record('m32', { original: 'la idioma', corrected: 'el idioma' })
        expect(await mistake('la idioma')).toMatchObject({ answers: [], resolved_at: null })
      })

      it('by a clock that runs ahead, and counts as answered now', async () => {
        await record('m33', { original: 'la tema', corrected: 'el tema' })
        await give('la tema', { ...answer(0, true), at: Date.now() + 10 * 86_400_000 })
        const [kept] = ((await mistake('la tema'))?.answers ?? []) as { at: number }[]
        expect(kept?.at).toBeLessThanOrEqual(Date.now() + 60_000)
      })

      it.each([
        ['no list', { mistake_id: 'x' }],
        ['one that does not say of what', [answer(0, true)]],
        ['one without a day', [{ mistake_id: 'x', id: crypto.randomUUID(), at, is_right: true }]],
        ['one without a name', [{ mistake_id: 'x', ...answer(0, true), id: '1' }]],
        ['more than 60', Array.from({ length: 61 }, () => ({ mistake_id: 'x', ...answer(0, true) }))],
        ['one before all times', [{ mistake_id: 'x', ...answer(0, true), at: -1 }]],
        ['one at no time there is', [{ mistake_id: 'x', ...answer(0, true), at: 1e300 }]],
      ])('not by %s', async (_name, p_answers) => {
        const call = { p_user_id: learner.id, p_answers: p_answers as never }
        expect((await learner.client.rpc('answer_learner_mistakes', call)).error?.code).toBe('22023')
      })
    })

    describe('leaves no sentence with a word', () => {
      const wrong = 'Yo tener dos perro.'
      const row = { original: 'tener', corrected: 'tengo', sentence: wrong, mended: 'Yo tengo dos perros.' }
      const meet = (word_string: string, sentence: string) =>
        learner.client.rpc('batch_update_user_dictionaries', {
          updates: [
            { user_id: learner.id, language_code: 'es-ES', word_string, seen: 1, clicks: 0, sentence },
          ],
        })
      const sentencesOf = async (word: string) =>
        (await learner.client.from('user_dictionaries').select('sentences').eq('word_string', word).single())
          .data?.sentences

      it('that was found wrong, whether the word came first or the mistake', async () => {
        for (const sentence of ['Dos perros ladran.', wrong, `Hola. ${wrong} ¿Y tú?`])
          expect((await meet('dos', sentence)).error).toBeNull()
        expect(await sentencesOf('dos')).toEqual(['Dos perros ladran.', wrong, `Hola. ${wrong} ¿Y tú?`])
        expect((await record('m40', row)).data).toBe(1)
        expect(await sentencesOf('dos')).toEqual(['Dos perros ladran.'])
        await meet('dos', wrong)
        await meet('dos', 'Yo tengo dos perros.')
        expect(await sentencesOf('dos')).toEqual(['Dos perros ladran.', 'Yo tengo dos perros.'])
      })

      it('while words and mistakes of the same sentences come at once', async () => {
        const words = Array.from({ length: 150 }, (_, place) => `palabra ${place}`)
        const told = (turn: number, terms: string[]) =>
          learner.client.rpc('batch_update_user_dictionaries', {
            updates: terms.map((word_string) => ({
              user_id: learner.id,
              language_code: 'es-ES',
              word_string,
              seen: 1,
              clicks: 0,
              sentence: `Ellos come ${turn}.`,
            })),
          })
        const found = (turn: number) =>
          record(`m5${turn}`, {
            original: `come ${turn}`,
            corrected: 'comen',
            sentence: `Ellos come ${turn}.`,
          })
        for (const turn of [0, 1, 2, 3]) {
          const both = [told(turn, words), found(turn), told(turn, words.toReversed()), found(turn + 4)]
          expect((await Promise.all(both)).map(({ error }) => error)).toEqual([null, null, null, null])
        }
        expect(await sentencesOf('palabra 7')).toEqual([])
      })

      it('but writes no word anew where it only stands inside of other words', async () => {
        const versions = () =>
          rowsOf(server, `select id, xmin::text from public.user_dictionaries order by id`)
        const before = await versions()
        expect((await record('m41', { original: 'e', corrected: 'y', sentence: 'e' })).data).toBe(1)
        expect(await versions()).toEqual(before)
      })

      it('that is written to the bank by hand', async () => {
        const word = { user_id: learner.id, language_code: 'es-ES', word_string: 'perro' }
        const words = () => learner.client.from('user_dictionaries')
        expect((await words().insert({ ...word, sentences: [wrong, 'Mi perro.'] })).error).toBeNull()
        expect(await sentencesOf('perro')).toEqual(['Mi perro.'])
        await words()
          .update({ sentences: [`¡Hola! ${wrong}`] })
          .eq('word_string', 'perro')
        expect(await sentencesOf('perro')).toEqual([])
      })

      it('of the same language alone', async () => {
        const word = { user_id: learner.id, language_code: 'fr-FR', word_string: 'dos', sentences: [wrong] }
        await learner.client.from('user_dictionaries').insert(word)
        const { data } = await learner.client
          .from('user_dictionaries')
          .select('sentences')
          .eq('language_code', 'fr-FR')
          .single()
        expect(data?.sentences).toEqual([wrong])
      })
    })

    it('keeps the sentence it was made in last, which nobody has to give', async () => {
      const house = { original: 'mi cassa', corrected: 'mi casa' }
      const sentence = async () => (await mistake('mi cassa'))?.sentence
      const mended = async () => (await mistake('mi cassa'))?.mended
      await record('m20', house)
      expect(await sentence()).toBeNull()
      await record('m21', { ...house, sentence: 'Voy a mi cassa.', mended: 'Voy a mi casa.' })
      expect(await sentence()).toBe('Voy a mi cassa.')
      expect(await mended()).toBe('Voy a mi casa.')
      await record('m22', { ...house, sentence: 'Estoy en mi cassa.' })
      expect(await mended()).toBeNull()
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
      [
        'a mended sentence that is as it was',
        [{ original: 'a', corrected: 'b', message_id: 'm', sentence: 'a c', mended: 'a c' }],
        '23514',
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
