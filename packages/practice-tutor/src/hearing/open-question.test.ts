import type { LanguageTag } from '@lingarden/languages/find-language'
import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
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

it.each<[LanguageTag, string, string]>([
  ['es', 'hotel-b1/did', 'Les grité por la ventana y se rieron de mí'],
  ['fr', 'hotel-b1/did', 'Je suis allé frapper à leur porte, ils ont rigolé'],
  ['zh', 'hotel-b1/did', '我去敲了他们的门，他们笑了。'],
])('%s, %s: what somebody did answers what they did (“%s”)', async (tag, place, message) => {
  expect((await say(tag, place, message)).node).toBe('solution')
})

it('what somebody likes does not', async () => {
  expect((await say('fr', 'hotel-b1/did', "J'adore les crêpes")).node).toBe('did')
})
