import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
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

it.each<[string, string, string]>([
  ['market/amount', 'Deux kilos. Elles sont bien mûres, au moins ?', 'Tout est mûr'],
  ['flat/who', 'On est deux. On a aussi un chat, c’est possible ?', 'Les petits animaux, oui'],
  ['pharmacy-a2/pickup', "Avec de l'eau après le repas, c'est ça ?", 'Prenez-le après le repas'],
  [
    'introductions-b1/worry',
    'Un peu. Je suis végétarienne, il y a quelque chose pour moi ?',
    'un plat sans viande',
  ],
  [
    'restaurant/main',
    'Le poulet pour moi. Ma femme ne mange pas de viande, que proposez-vous ?',
    'un plat de légumes, sans viande',
  ],
])('at %s “%s” asks what stands before the tag', async (place, message, answer) => {
  expect(await say('fr', place, message)).toContain(answer)
})

it('asks of what is named first', async () => {
  const reply = await say('fr', 'cafe/order', "Un café, s'il vous plaît. Le wifi, c'est gratuit ?")
  expect(reply).toMatch(/^Oui, le wifi est gratuit/)
})

it('asks for consent alone behind what answered the question', async () => {
  expect(await say('fr', 'weekend/time', "À dix heures, c'est possible ?")).toMatch(/^Oui, ça me va/)
})

it.each<[LanguageTag, string, string]>([
  ['es', 'weekend/time', 'Las ocho es muy pronto, ¿qué tal a las nueve?'],
  ['zh', 'weekend/time', '八点太早了，九点怎么样？'],
])('what answers in the form of a question is no question nobody knows (%s)', async (tag, place, message) => {
  const reply = await say(tag, place, message)
  expect(tutorRulesOf(tag).lines.questionUnknown.filter((line) => reply.includes(line))).toEqual([])
})
