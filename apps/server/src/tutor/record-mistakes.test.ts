import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { mistakesOf, recordMistakes, type MistakeRow } from './record-mistakes.ts'

const correction = (original: string, corrected: string) => ({ original, corrected, explanation: 'Because.' })
const feedback = (...corrections: ReturnType<typeof correction>[]): TutorEvent => ({
  type: 'feedback',
  feedback: { positive: '', corrections, suggestions: [], suggestedSentences: [] },
})
const reply: TutorEvent = { type: 'reply', text: 'Hola', messageType: 'conversation' }

it('[3.24] keeps what was corrected, and passes every event on first', async () => {
  const kept: MistakeRow[][] = []
  const seen: string[] = []
  async function* events() {
    yield reply
    yield feedback(correction('yo gusta', 'me gusta'))
    yield feedback()
  }
  for await (const event of recordMistakes(events(), 'm1', (rows) => kept.push(rows)))
    seen.push(`${event.type} ${kept.length}`)
  expect(seen).toEqual(['reply 0', 'feedback 0', 'feedback 1'])
  expect(kept).toEqual([
    [{ original: 'yo gusta', corrected: 'me gusta', explanation: 'Because.', message_id: 'm1' }],
  ])
})

it('keeps no correction that says nothing or that no row can hold', () => {
  const long = 'a'.repeat(501)
  expect(
    mistakesOf(
      [correction('', 'x'), correction('same', 'same'), correction(long, 'x'), correction('x', long)],
      'm',
    ),
  ).toEqual([])
  const [row] = mistakesOf([{ original: 'x', corrected: 'y', explanation: 'e'.repeat(2000) }], 'm')
  expect(row?.explanation).toHaveLength(1000)
})
