import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, place: string, message: string): Promise<string> {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

it.each<[LanguageTag, string, string, RegExp]>([
  ['es', 'cafe/pay', 'Pago con el móvil, ¿es posible?', /^(?:Sí|Claro|Por supuesto)/],
  ['fr', 'cafe/pay', "Je paye avec mon téléphone, c'est possible ?", /^(?:Oui|Bien sûr)/],
])('%s: who asks whether their answer is possible hears a yes', async (tag, place, message, yes) => {
  expect(await say(tag, place, message)).toMatch(yes)
})

it('says yes once', async () => {
  const reply = await say('fr', 'weekend/time', "À dix heures, c'est possible ?")
  expect(reply.match(/Oui|Bien sûr/gu)).toHaveLength(1)
})

it('tells how it is once, where that is asked with “and you”', async () => {
  const reply = await say('fr', 'cafe/order', 'Je veux un café, et vous, ça va ?')
  expect(reply).toMatch(/^Très bien, merci\. Un café/)
})
