import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { scenesOf, tutorRulesOf } from '@lingarden/languages/loaded'
import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

/** What is said to a message at a node, behind the questions that were asked. */
async function sayAfter(tag: LanguageTag, place: string, asked: readonly string[], message: string) {
  await takeTurn(tutor, tag, {})
  const [scene = '', node = ''] = place.split('/')
  const questions = asked.map((id) => {
    const [of = '', at = ''] = id.split('/')
    return scenesOf(tag).find((each) => each.id === of)?.nodes[at]?.ask[0] ?? ''
  })
  expect(questions).not.toContain('')
  const history = questions.map((content) => ({ role: 'ai' as const, content }))
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 3 })
  const events = await takeTurn(tutor, tag, { message, engineState, history })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

const isNoted = (tag: LanguageTag, reply: string): boolean =>
  tutorRulesOf(tag).lines.noted.some((line) => reply.includes(line))

describe('an answer to a question that was just left', () => {
  it.each<[LanguageTag, string, string, string]>([
    ['es', 'market/pay', 'market/fruit', 'Y también un kilo de naranjas'],
    ['zh', 'market/pay', 'market/fruit', '再来一斤橘子'],
  ])('is taken all the same (%s: at %s, after %s, “%s”)', async (tag, place, asked, message) => {
    expect(isNoted(tag, await sayAfter(tag, place, [asked, place], message))).toBe(true)
  })

  it('is none where the question was not asked', async () => {
    expect(
      isNoted('es', await sayAfter('es', 'market/pay', ['market/pay'], 'Hoy he visto un perro azul')),
    ).toBe(false)
  })
})
