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

it('a tag behind what is told denies nothing', async () => {
  expect((await say('es', 'pharmacy/strength', 'Esta farmacia es nueva, ¿no?')).node).toBe('strength')
})

it.each<[LanguageTag, string, string, RegExp]>([
  ['fr', 'cafe/order', "Et le wifi, c'est quoi le mot de passe ?", /Le code est sur la carte/],
  ['fr', 'family-a2/did', 'Il est quelle heure ?', /montre/],
  ['fr', 'clothes/what', 'Où sont les toilettes ?', /Au fond/],
  ['zh', 'pharmacy-a2/tried', '您这儿有洗手间吗？', /里面/],
  ['es', 'market/amount', '¿Y tiene también limones?', /Hoy hay/],
])('%s, %s: what anybody may ask in a place is answered (“%s”)', async (tag, place, message, answer) => {
  expect((await say(tag, place, message)).reply).toMatch(answer)
})

it.each<[LanguageTag, string, string, string]>([
  ['fr', 'weekend/free', "Samedi c'est compliqué, je déménage", 'sunday'],
  ['zh', 'hotel-b1/wedding', '心意领了，可是我今晚已经约了人', 'stay'],
])('%s, %s: who is taken already refuses (“%s”)', async (tag, place, message, next) => {
  expect((await say(tag, place, message)).node).toBe(next)
})
