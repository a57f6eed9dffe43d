import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function say(name: string, message: string) {
  const [scene, node] = name.split('/')
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, 'es', { message, engineState })
  const state = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : []))[0] ?? '{}'
  const replies = events.flatMap((event) => (event.type === 'reply' ? [event.text] : []))
  return { reply: replies.join(' '), node: (JSON.parse(state) as { node?: string }).node }
}

it.each([
  ['introductions/origin', 'Soy de Perú, pero vivo en Sevilla y soy enfermera', 'hobby'],
  ['cafe/order', 'Un café con leche y un cruasán, por favor', 'more'],
  ['routine/wake', 'Me levanto a las siete, desayuno café y voy al trabajo en metro', 'lunch'],
  ['station/destination', 'Quiero un billete de ida y vuelta para Sevilla, para mañana', 'time'],
  // It is a sister's name, and no pet's.
  ['family/pet', 'Sí, un perro. Mi hermana se llama Eva', 'pet-name'],
  // He is the brother, and no family; and what there is no time for is breakfast.
  ['family/size', 'Somos tres. Tengo un hermano, él vive en Canadá', 'live'],
  ['routine/transport', 'En metro, no tengo tiempo', 'lunch'],
])('at %s “%s” is not asked for again: on to %s', async (name, message, next) => {
  expect((await say(name, message)).node).toBe(next)
})

it('says something to each of two answers', async () => {
  expect((await say('cafe/order', 'Un té y un cruasán, por favor')).reply).toMatch(/té.*cruasán/s)
})

it('says of what was not asked yet nothing but what was told', async () => {
  const { reply } = await say('family/siblings', 'Sí, dos hermanas, y mi familia vive en Canadá')
  expect(reply).not.toContain('sitio')
})

it('a talk does not ask on about what was told', async () => {
  const { node } = await say('open-work/what', 'Trabajo en un hospital desde hace diez años')
  expect(node).not.toBe('what-on')
})

it('says to nobody with bad news how nice that is', async () => {
  const { reply } = await say('introductions-a2/weekend', 'Quería ir a la playa, pero llovió')
  expect(reply).toMatch(/lo siento|qué pena/i)
  expect(reply).not.toContain('Qué bien')
})

it('who does not know yet has answered no other question', async () => {
  expect((await say('flat-a2/people', 'Todavía no lo sé')).node).toBe('people')
  expect((await say('routine/lunch', 'Depende del día, los lunes en casa')).node).toBe('evening')
})
