import { tutorEventSchema, type TutorEvent } from '@lingarden/domain/tutor-turn'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readAnswer, type Rung } from '../answer/read-answer.ts'
import type { ModelPart } from '../call/call-model.ts'
import { ModelProblem } from '../errors.ts'
import { checksOf, judgeOf, fullAnswer, turnInput } from '../testing/turn-input.ts'
import { AnswerEvents } from './answer-events.ts'

/** What the learner gets of a stream, as take-turn tells it; and whether the stream was refused before. */
async function tellAll(pieces: readonly string[], rung: Rung, endsWell: boolean) {
  async function* parts(): AsyncGenerator<ModelPart> {
    for (const text of pieces) yield { type: 'text', text }
    if (!endsWell) throw new Error('reset')
    yield { type: 'end', finishReason: 'stop', tokens: { input: 1, output: 1 } }
  }
  const input = turnInput({ mayRemember: true })
  const answerEvents = new AnswerEvents(input, checksOf(input), judgeOf(input))
  const events: TutorEvent[] = []
  try {
    for await (const event of readAnswer(parts(), rung)) events.push(...answerEvents.of(event))
    events.push(...(await Array.fromAsync(answerEvents.finish())))
  } catch (error) {
    if (endsWell && !(error instanceof ModelProblem)) throw error
    if (answerEvents.hasShown) events.push(...(await Array.fromAsync(answerEvents.finish())))
  }
  return { events, hasShown: answerEvents.hasShown }
}

const anyJson = fc.jsonValue({ maxDepth: 2 })
const sound = {
  ...fullAnswer,
  next: 'Y ahora, otra cosa.',
  facts: [{ topic: 'pet', fact: 'has a dog called Luna' }],
}
const keys = Object.keys(sound) as (keyof typeof sound)[]
/** Answers with keys in any order, some of them missing or of the wrong type. */
const answer = fc
  .shuffledSubarray(keys)
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map((key) => {
        const value = fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(sound[key]) }, anyJson)
        return fc.tuple(fc.constant(key), value)
      }),
    ),
  )
  .map((entries) => JSON.stringify(Object.fromEntries(entries as [string, unknown][])))
const anyText = fc.oneof({ weight: 4, arbitrary: answer }, fc.string({ unit: 'grapheme', maxLength: 60 }))

it('whatever a model says, in whatever pieces, a turn keeps its contract', async () => {
  const rung = fc.constantFrom<Rung>('schema', 'prompt', 'text')
  const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(
      anyText,
      fc.double({ min: 0, max: 1, noNaN: true }),
      sizes,
      rung,
      fc.boolean(),
      async (text, part, size, on, endsWell) => {
        const cut = endsWell ? text : text.slice(0, Math.floor(text.length * part))
        const { events, hasShown } = await tellAll(piecesOf(cut, size), on, endsWell)
        for (const event of events) expect(tutorEventSchema.safeParse(event).success).toBe(true)
        const types = events.map(({ type }) => type)
        expect(types.includes('reply')).toBe(hasShown && textOf(events, 'reply') !== '')
        expect(textOf(events, 'reply-delta').replace(/\s/g, '')).toBe(
          textOf(events, 'reply').replace(/\s/g, ''),
        )
        const others = types.filter((type) => type !== 'reply' && type !== 'reply-delta')
        expect(types.slice(types.length - others.length)).toEqual(others)
        for (const once of ['feedback', 'suggestions', 'goals', 'facts', 'degraded'])
          expect(types.filter((type) => type === once).length).toBeLessThan(2)
      },
    ),
    { numRuns: 300 },
  )
})

const textOf = (events: readonly TutorEvent[], type: 'reply' | 'reply-delta'): string =>
  events.map((event) => (event.type === type && 'text' in event ? event.text : '')).join('')

function piecesOf(text: string, sizes: readonly number[]): string[] {
  const pieces: string[] = []
  let from = 0
  while (from < text.length) {
    const size = sizes[pieces.length % sizes.length] ?? 1
    pieces.push(text.slice(from, from + size))
    from += size
  }
  return pieces
}
