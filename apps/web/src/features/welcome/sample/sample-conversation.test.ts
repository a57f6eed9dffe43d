import { supportedLanguages } from '@lingarden/languages/find-language'
import type { TutorEvent } from '@lingarden/domain/tutor-turn'
import { createPracticeTutor } from '@lingarden/practice-tutor/engine'
import { describe, expect, it } from 'vitest'
import { emptySample, sampleTurn, withSaid, withTurn } from './sample-conversation'

const tutor = createPracticeTutor()
const correction = { original: 'Soy', corrected: 'Estoy', explanation: 'why' }
const feedback: TutorEvent = {
  type: 'feedback',
  feedback: { positive: '', corrections: [correction], suggestions: [], suggestedSentences: [] },
}

describe.each(supportedLanguages)('a sample in $language', (language) => {
  const turn = (conversation: typeof emptySample, message?: string) =>
    sampleTurn(conversation, { language, into: 'en', message, seed: 7 })

  it('opens, and goes on from where it stood', async () => {
    const opened = withTurn(emptySample, await Array.fromAsync(tutor.turn(turn(emptySample))))
    expect(opened.messages.map(({ type }) => type)).toEqual(['ai', 'ai'])
    const said = opened.suggestions[0] ?? ''
    const next = turn(opened, said)
    expect(next.history).toHaveLength(2)
    expect(next.engineState).toBe(opened.engineState)

    const answered = withTurn(withSaid(opened, said), await Array.fromAsync(tutor.turn(next)))
    expect(answered.messages[2]).toMatchObject({ type: 'user', text: said, corrections: [] })
    expect(answered.messages.length).toBeGreaterThan(3)
    expect(answered.engineState).not.toBe(opened.engineState)
  })
})

it('what is corrected belongs to the message that was answered, not to one written meanwhile', () => {
  const conversation = withSaid(emptySample, 'Soy cansada.')
  const [answered] = withTurn(conversation, [
    feedback,
    { type: 'reply', text: '¿Por qué?', messageType: 'conversation' },
  ]).messages
  expect(answered).toMatchObject({ text: 'Soy cansada.', corrections: [correction] })
})

it('suggestions go when the visitor has said something, and nothing is kept of them', () => {
  const offered = withTurn(emptySample, [{ type: 'suggestions', items: ['Hola.'] }])
  expect(offered.suggestions).toEqual(['Hola.'])
  expect(withSaid(offered, 'Hola.').suggestions).toEqual([])
})
