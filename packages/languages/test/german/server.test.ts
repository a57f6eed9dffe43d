import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import { listDictionaryOffers } from '@lingarden/content/dictionary-files'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { printLanguage } from '../../../../apps/server/scripts/print-language.ts'
import { rowsOf } from '../../../../apps/server/src/backend/rls-matrix/catalogue.ts'
import {
  startTestServer,
  type TestLearner,
  type TestServer,
} from '../../../../apps/server/src/test/start-test-server.ts'

const german = findLanguage('de')
const languageCode = 'de-DE'
let server: TestServer
let learner: TestLearner

beforeAll(async () => {
  if (!german) throw new Error('no German')
  server = await startTestServer()
  const { functionWords } = wordRulesOf(german.tag)
  // The migration that generate-language-rows.ts writes for a new line of the registry.
  const migration = printLanguage({ ...german, place: 4, functionWords })
  for (const statement of migration.split(';\n').filter((text) => text.trim() !== ''))
    await rowsOf(server, statement)
  learner = await server.signUp('lernerin@example.test')
})
afterAll(() => server.close())

/** One turn over HTTP, its events in order. */
async function turn(said: object): Promise<TutorEvent[]> {
  const response = await fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ languageCode, ...said }),
  })
  expect(response.status).toBe(200)
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data:'))
  return lines.map((line) => JSON.parse(line.slice('data:'.length)) as TutorEvent)
}

const find = <Type extends TutorEvent['type']>(events: readonly TutorEvent[], type: Type) =>
  events.find((event): event is Extract<TutorEvent, { type: Type }> => event.type === type)
const repliesOf = (events: readonly TutorEvent[]) =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))

describe('the built-in tutor', () => {
  it('opens in German, understands an answer and counts its goal', async () => {
    const opening = await turn({})
    expect(repliesOf(opening)[0]).toBe('Hallo! Ich bin Anna. Schön, dass du da bist!')
    const goals = find(opening, 'goals')?.goals ?? []
    expect(goals.map(({ text }) => text)).toEqual(['Say something with “heiße”'])

    const answered = await turn({
      message: 'Hallo, ich heiße Lena',
      goals,
      engineState: find(opening, 'state')?.engineState,
    })
    expect(repliesOf(answered).join(' ')).toContain('Freut mich, Lena!')
    expect(find(answered, 'goals')?.goals).toMatchObject([
      { text: 'Say something with “heiße”', completed: true },
      { text: 'Say something with “komme”', completed: false },
    ])
    expect(find(answered, 'feedback')?.feedback.positive).not.toBe('')
  })

  it('understands what a keyboard without ß writes', async () => {
    const opening = await turn({})
    const engineState = find(opening, 'state')?.engineState
    const answered = await turn({ message: 'ich heisse Lena', engineState })
    expect(repliesOf(answered).join(' ')).toContain('Freut mich, Lena!')
  })

  it('plays the task of the German lesson', async () => {
    const opening = await turn({
      lesson: {
        unitId: 'first-words',
        lessonId: 'hello-and-goodbye',
        goal: 'Greet the tutor.',
        words: ['hallo'],
      },
    })
    expect(repliesOf(opening).join(' ')).toContain('Guten Morgen, guten Morgen!')
  })
})

describe('the server', () => {
  it('offers the German dictionary', () => {
    expect(Object.keys(listDictionaryOffers())).toEqual([languageCode])
  })

  it('takes German as the language that a learner learns', async () => {
    const change = { current_language_code: languageCode }
    const { error } = await learner.client.from('profiles').update(change).eq('id', learner.id)
    expect(error).toBeNull()
  })

  it('counts German words in the bank, and plants no function word that was only used', async () => {
    const today = new Date().toISOString().slice(0, 10)
    const updates = ['Stadt', 'und'].map((word_string) => ({
      user_id: learner.id,
      language_code: languageCode,
      word_string,
      seen: 2,
      clicks: 0,
      sentence: 'Die Stadt und das Land.',
      planted_by: 'used',
      planted_on: today,
    }))
    const { error } = await learner.client.rpc('batch_update_user_dictionaries', { updates })
    expect(error).toBeNull()
    const { data } = await learner.client
      .from('user_dictionaries')
      .select('word_string, seen, planted_by')
      .eq('language_code', languageCode)
      .order('word_string')
    expect(data).toEqual([
      { word_string: 'Stadt', seen: 2, planted_by: 'used' },
      { word_string: 'und', seen: 2, planted_by: null },
    ])
  })

  it('keeps reviews of German words', async () => {
    const review = {
      user_id: learner.id,
      id: '00000000-0000-4000-8000-000000000001',
      language_code: languageCode,
      word_string: 'Stadt',
      card: 'production',
      grade: 4,
      reviewed_at: new Date().toISOString(),
    }
    expect((await learner.client.from('review_log').insert(review)).error).toBeNull()
    const { data } = await learner.client
      .from('review_log')
      .select('word_string, grade')
      .eq('language_code', languageCode)
    expect(data).toEqual([{ word_string: 'Stadt', grade: 4 }])
  })
})
