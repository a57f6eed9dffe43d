import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor()

async function say(tag: LanguageTag, place: string, asked: string, message: string) {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const history = [{ role: 'ai' as const, content: asked }]
  const events = await takeTurn(tutor, tag, { message, engineState, history })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
  const reply = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
  return { node: (JSON.parse(state) as { node?: string }).node, reply }
}

it.each<[LanguageTag, string, string, string]>([
  ['es', 'station/question', '¿Tienes alguna pregunta sobre el viaje?', 'Sí.'],
  ['es', 'directions/more', '¿Te puedo ayudar en algo más?', 'Sí, claro.'],
  ['fr', 'hotel/question', 'Vous avez une question ?', 'Oui.'],
  ['zh', 'cafe/more', '给您。还要别的吗？', '对。'],
])('in %s at %s “%s” is not done with a “%s”: what else is asked', async (tag, place, asked, message) => {
  const { node, reply } = await say(tag, place, asked, message)
  expect(node).toBe(place.split('/')[1])
  expect(reply).not.toMatch(/entiendo|je comprends|没明白/iu)
})

it('a yes to what was proposed then is one', async () => {
  const { node } = await say('es', 'hotel/question', '¿Quiere la contraseña del wifi?', 'Sí.')
  expect(node).not.toBe('question')
})
