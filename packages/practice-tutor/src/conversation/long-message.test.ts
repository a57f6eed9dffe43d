import type { LanguageTag } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()

async function say(tag: LanguageTag, place: string, message: string) {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState, explanationLanguage: 'en' })
  const state = events.find((event) => event.type === 'state')?.engineState ?? ''
  const feedback = events.find((event) => event.type === 'feedback')
  return {
    node: (JSON.parse(state) as { node: string }).node,
    hints: feedback?.type === 'feedback' ? feedback.feedback.suggestions : [],
    given: (JSON.parse(state) as { given?: Record<string, string> }).given ?? {},
  }
}

describe('a message that is longer than what is read', () => {
  it.each<[LanguageTag, string, string, number]>([
    ['es', 'introductions/work', 'Trabajo en un hospital. '.repeat(60), 400],
    ['zh', 'introductions/work', '我是老师。'.repeat(60), 160],
  ])('in %s is answered by its first sentences, and says so', async (tag, place, message, limit) => {
    const { node, hints } = await say(tag, place, message)
    expect(node).not.toBe('work')
    expect(hints.join(' ')).toContain(String(limit))
  })

  it('without an end of a sentence is asked for again', async () => {
    expect((await say('zh', 'introductions/work', '我'.repeat(3000))).node).toBe('work')
  })
})

describe('two answers at once', () => {
  it.each<[LanguageTag, string]>([
    ['es', 'Me llamo Tom, soy de Londres.'],
    ['es', 'Me llamo Tom. Soy de Londres.'],
    ['fr', 'Je m’appelle Tom, je viens de Londres.'],
    ['zh', '我叫Tom，我是英国人。'],
  ])('are both heard, and nothing is asked again: %s, %s', async (tag, message) => {
    const { node, given } = await say(tag, 'introductions/name', message)
    expect(node).toBe('city')
    expect(given).toHaveProperty('origin')
  })
})
