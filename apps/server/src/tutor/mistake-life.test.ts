import { randomUUID } from 'node:crypto'
import { mistakeDue, readAnswers } from '@lingarden/domain/mistakes/mistake-schedule'
import type { HistoryMessage, TutorEvent } from '@lingarden/domain/tutor-turn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestLearner, type TestServer } from '../test/start-test-server.ts'

/** What is kept comes after the answer; a busy machine takes its time. */
const patience = { timeout: 15_000 }
const dayMs = 86_400_000

let server: TestServer
let learner: TestLearner
// Days gone by: what a learner says of days to come counts as said now.
let clock = Date.now() - 30 * dayMs
beforeAll(async () => {
  server = await startTestServer({ now: () => clock })
  learner = await server.signUp('mender@example.test')
})
afterAll(() => server.close())

const today = () => new Date(clock).toISOString().slice(0, 10)

async function turn(body: object): Promise<TutorEvent[]> {
  const response = await fetch(`${server.url}/api/tutor/turn`, {
    method: 'POST',
    headers: { authorization: `Bearer ${learner.accessToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      languageCode: 'es-ES',
      day: today(),
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
const stateOf = (events: readonly TutorEvent[]) => events.find(({ type }) => type === 'state')

/** Opens a new talk; what is said in it goes on from there. */
async function open() {
  const opened = await turn({ topic: 'cafe' }) // where both meet for the first time, nothing is asked back
  const lines = repliesOf(opened)
  const history = lines.map((content): HistoryMessage => ({ role: 'ai', content }))
  const state = stateOf(opened)
  const engineState = state?.type === 'state' ? state.engineState : undefined
  const say = (message: string) => turn({ message, messageId: randomUUID(), history, engineState })
  return { lines, say }
}

const mistakes = async () =>
  (await learner.client.from('learner_mistakes').select('*').order('created_at').throwOnError()).data
const mistake = async () => (await mistakes())[0]
async function kept(shape: object): Promise<void> {
  await expect.poll(mistake, patience).toMatchObject(shape)
}

describe('the life of a mistake', () => {
  it('is made, kept in its mended sentence, and brought back by the next talk', async () => {
    const engineState = JSON.stringify({ scene: 'introductions', node: 'hobby', misses: 0, turn: 1 })
    await turn({ message: 'Me gusta la musica', messageId: randomUUID(), engineState })
    await kept({ stage: 'made', sentence: 'Me gusta la musica', mended: 'Me gusta la música', times_made: 1 })
    expect((await mistake())?.made_at).toHaveLength(1)
    clock += dayMs
    const { lines, say } = await open()
    expect(lines[1]).toContain('Me gusta la ___')
    expect(lines.join(' ')).not.toMatch(/m[uú]sica/u)
    const [reply] = repliesOf(await say('musica'))
    expect(reply).toContain('«Me gusta la música»')
    await kept({ stage: 'made', answers: [{ is_right: false, day: today() }], times_made: 1 })
    // A gap filled wrongly is no new mistake.
    expect(await mistakes()).toHaveLength(1)
  })

  it('is asked once a day, and on the next day again', async () => {
    expect((await open()).lines.join(' ')).not.toContain('___')
    clock += dayMs
    const { lines, say } = await open()
    expect(lines[1]).toContain('Me gusta la ___')
    const events = await say('Me gusta la música')
    expect(repliesOf(events)[0]).toContain('«Me gusta la música»')
    expect(events.find(({ type }) => type === 'feedback')).toMatchObject({ feedback: { corrections: [] } })
    await kept({ stage: 'seen', times_right: 1, resolved_at: null })
    expect((await open()).lines.join(' ')).not.toContain('___')
  })

  it('comes in a review by FSRS, and right on a second day it is grown', async () => {
    const answers = readAnswers((await mistake())?.answers)
    const due = mistakeDue(answers)
    expect(due).toBeGreaterThan(clock + dayMs)
    clock = due - 3_600_000
    expect((await open()).lines.join(' ')).not.toContain('___')
    clock = due + 3_600_000
    expect((await open()).lines[1]).toContain('Me gusta la ___')
    const { id = '' } = (await mistake()) ?? {}
    await learner.client
      .rpc('answer_learner_mistakes', {
        p_user_id: learner.id,
        p_answers: [{ mistake_id: id, id: randomUUID(), at: clock, day: today(), is_right: true }],
      })
      .throwOnError()
    expect(await mistake()).toMatchObject({ stage: 'grown' })
    expect((await mistake())?.resolved_at).not.toBeNull()
    clock += 20 * dayMs
    expect((await open()).lines.join(' ')).not.toContain('___')
  })

  it('made once more, it begins anew and shows when', async () => {
    const engineState = JSON.stringify({ scene: 'introductions', node: 'hobby', misses: 0, turn: 1 })
    await turn({ message: 'Me gusta la musica', messageId: randomUUID(), engineState })
    await kept({ stage: 'made', times_made: 2, answers: [], resolved_at: null })
    expect((await mistake())?.made_at).toHaveLength(2)
    const counted = await learner.client
      .rpc('count_learner_mistakes', { p_user_id: learner.id })
      .throwOnError()
    expect(counted.data).toEqual([{ language_code: 'es-ES', category: 'accent', stage: 'made', mistakes: 1 }])
  })
})
