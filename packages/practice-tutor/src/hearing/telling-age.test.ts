import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { at } from '../test/scene-turn.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, place: string, message: string) {
  const [scene = '', node = ''] = place.split('/')
  const events = await takeTurn(tutor, tag, {
    message,
    engineState: at(scene, node),
  })
  const state = events.find((event) => event.type === 'state')?.engineState ?? '{}'
  const feedback = events.find((event) => event.type === 'feedback')?.feedback
  return {
    text: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    ...(JSON.parse(state) as { node: string; given?: Record<string, string> }),
    corrected: feedback?.corrections.map(({ corrected }) => corrected) ?? [],
  }
}

it.each<[LanguageTag, string, string]>([
  ['es', 'introductions/city', 'Tengo treinta y un años'],
  ['es', 'introductions/origin', 'Yo tengo 28 años'],
  ['fr', 'introductions/city', "J'ai quarante-deux ans"],
  ['zh', 'introductions/city', '我今年三十五岁'],
])('takes an age for no place, and hears it (%s, %s): %s', async (tag, place, message) => {
  const { node, text } = await say(tag, place, message)
  expect(node).toBe(place.split('/')[1])
  expect(text).toMatch(/buena edad|bel âge|三十五岁/u)
})

it('puts right what is said of an age, and answers no other question with it', async () => {
  const {
    corrected,
    given = {},
    node,
  } = await say('es', 'introductions/city', 'Yo soy tiene veintiocho años')
  expect(corrected).toContain('tengo')
  expect(given).toEqual({})
  expect(node).toBe('city')
})
