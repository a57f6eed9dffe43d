import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(tag: LanguageTag, place: string, message: string) {
  const [scene, node] = place.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  const state = events.find((event) => event.type === 'state')?.engineState ?? '{}'
  return {
    reply: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    node: (JSON.parse(state) as { node?: string }).node,
  }
}

it.each<[LanguageTag, string, RegExp]>([
  ['es', '¿Te importa que venga mi hermana?', /^(?:No, para nada|Claro que no)/],
  ['es', '¿Puedo ir con mi perro?', /^(?:Sí|Claro|Por supuesto)/],
  ['fr', 'Est-ce que je peux venir avec mon frère ?', /^(?:Oui|Bien sûr)/],
  ['fr', 'Ça te dérange si mon copain vient aussi ?', /^(?:Non|Mais non)/],
  ['zh', '我可以带我弟弟去吗？', /^(?:可以|行|当然)/],
])('who asks whether they may bring somebody comes (%s: “%s”)', async (tag, message, answer) => {
  const { reply, node } = await say(tag, 'introductions-a2/outing', message)
  expect(reply).toMatch(answer)
  expect(node).toBe('time')
})

it('hears when somebody wants to come, and by what way', async () => {
  expect((await say('fr', 'weekend/time', 'Je peux venir à dix heures ?')).node).toBe('place')
})
