import { randomUUID } from 'node:crypto'
import type { HistoryMessage, TutorEvent } from '@lingarden/domain/tutor-turn'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

/** What is kept comes after the answer; a busy machine takes its time. */
const patience = { timeout: 15_000 }
const dayMs = 86_400_000

let server: TestServer
let learner: TestLearner
let number = 0
// Days gone by: what a learner says of days to come counts as said now.
let clock = Date.now() - 30 * dayMs
beforeAll(async () => {
  server = await startTestServer({ now: () => clock, engine: createPracticeTutor(await loadLexicons()) })
})
beforeEach(async () => {
  learner = await server.signUp(`climber${number++}@example.test`)
})
afterAll(() => server.close())

async function turn(body: object): Promise<TutorEvent[]> {
  const response = await fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      languageCode: 'es-ES',
      day: new Date(clock).toISOString().slice(0, 10),
      offered: [],
      conversationId: randomUUID(),
      ...body,
    }),
  })
  expect(response.status).toBe(200)
  return (await response.text())
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => JSON.parse(line.slice('data:'.length)) as TutorEvent)
}

const repliesOf = (events: readonly TutorEvent[]) =>
  events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))

/** Opens a talk; what is said in it goes on from there. */
async function open(topic?: string) {
  const opened = await turn(topic ? { topic } : {})
  const lines = repliesOf(opened)
  const history = lines.map((content): HistoryMessage => ({ role: 'ai', content }))
  const engineState = opened.find((event) => event.type === 'state')?.engineState
  const say = (message: string, more: object = {}) =>
    turn({ message, messageId: randomUUID(), history, engineState, ...more })
  return { lines, say }
}

const mistakes = async () =>
  (await learner.client.from('learner_mistakes').select('*').order('original').throwOnError()).data
const gapIn = (lines: readonly string[]) => lines.find((line) => line.includes('___'))

const wrong = 'Hoy trabajo en un casa grande'
const right = 'Hoy trabajo en una casa grande'

describe('the reply to a mistake', () => {
  it('says it right where right forms are shown at once, and in the turn after where it was asked back and left', async () => {
    const { say } = await open('open-my-day')
    expect(repliesOf(await say(wrong)).join(' ')).toContain(right)
    const asked = await say(wrong, { asksBack: true })
    expect(repliesOf(asked).join(' ')).not.toContain(right)
    expect(asked.find((event) => event.type === 'feedback')?.feedback.corrections).not.toEqual([])
    const history = [{ role: 'user', content: wrong }]
    const left = await say('Tengo una hermana', { history, asksBack: true, owesRecast: true })
    expect(repliesOf(left)[0]).toContain(right)
    expect(repliesOf(await say('Tengo una hermana', { history, asksBack: true })).join(' ')).not.toContain(
      right,
    )
  })

  it('is refused where what is asked of it is neither yes nor no', async () => {
    const response = await fetch(`${server.url}/api/tutor/turn`, {
      method: 'POST',
      headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ languageCode: 'es-ES', message: wrong, asksBack: 'always' }),
    })
    expect(response.status).toBe(400)
  })
})

describe('a mistake of before', () => {
  const made = [
    ['Hoy trabajo en un casa grande', 'Hoy trabajo en ___ casa grande', 'un'],
    ['Me gusta la musica', 'Me gusta la ___', 'musica'],
    ['Tengo dos hermano', 'Tengo dos ___', 'hermano'],
  ] as const

  it('comes back within the next three talks, whether it was found after a hint or not', async () => {
    const { say } = await open('open-my-day')
    for (const [message] of made) await say(message, { asksBack: true })
    await expect.poll(async () => (await mistakes()).length, patience).toBe(3)
    // The one made last was found by the learner.
    const found = (await mistakes()).find(({ sentence }) => sentence === 'Tengo dos hermano')
    await learner.client
      .rpc('credit_self_mended', {
        p_user_id: learner.id,
        p_language_code: 'es-ES',
        p_mistake: {
          original: found?.original ?? '',
          corrected: found?.corrected ?? '',
          message_id: found?.message_id ?? '',
        },
      })
      .throwOnError()

    const asked: (string | undefined)[] = []
    for (let talk = 0; talk < 3; talk++) {
      const { lines, say: answer } = await open('cafe')
      const line = gapIn(lines)
      const [, gap, wrongAgain = ''] = made.find(([, one]) => line?.includes(one)) ?? []
      asked.push(gap)
      const before = (await mistakes()).filter(({ answers }) => JSON.stringify(answers) !== '[]').length
      // Whoever gets it wrong is shown it; it is asked on another day again.
      await answer(wrongAgain)
      const answered = async () =>
        (await mistakes()).filter(({ answers }) => JSON.stringify(answers) !== '[]').length
      await expect.poll(answered, patience).toBe(before + 1)
    }
    expect(new Set(asked)).toEqual(new Set(made.map(([, gap]) => gap)))
    expect(gapIn((await open('cafe')).lines)).toBeUndefined()
    clock += 2 * dayMs
    expect(gapIn((await open('cafe')).lines)).toBeDefined()
  })

  it('found after a hint comes back in the very next talk: that was no recall', async () => {
    const { say } = await open('open-my-day')
    await say(wrong, { asksBack: true })
    await expect.poll(async () => (await mistakes()).length, patience).toBe(1)
    const [one] = await mistakes()
    await learner.client
      .rpc('credit_self_mended', {
        p_user_id: learner.id,
        p_language_code: 'es-ES',
        p_mistake: {
          original: one?.original ?? '',
          corrected: one?.corrected ?? '',
          message_id: one?.message_id ?? '',
        },
      })
      .throwOnError()
    expect(await mistakes()).toMatchObject([{ stage: 'made', answers: [], times_right: 0 }])
    expect(gapIn((await open('cafe')).lines)).toContain('Hoy trabajo en ___ casa grande')
  })
})
