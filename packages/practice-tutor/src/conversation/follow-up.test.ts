import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { formatState } from './state.ts'

const tutor = createPracticeTutor()

/** Plays messages from the end of a scene on, and tells what the tutor says and where each turn leads. */
async function play(messages: readonly string[], given: Partial<TutorTurnInput>) {
  let engineState = formatState({ scene: 'cafe-a2', node: 'word', misses: 0, turn: 3 })
  const history: HistoryMessage[] = []
  const told: { text: string; node: string; scene: string }[] = []
  for (const message of messages) {
    const events = await takeTurn(tutor, 'es', {
      level: 'intermediate',
      message,
      history,
      engineState,
      seed: history.length,
      ...given,
    })
    const text = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
    engineState = events.flatMap((event) => (event.type === 'state' ? [event.engineState] : [])).join('')
    const { node, scene } = JSON.parse(engineState) as { node: string; scene: string }
    history.push({ role: 'user', content: message }, { role: 'ai', content: text })
    told.push({ text, node, scene })
  }
  return told
}

const words = ({ text }: { text: string }) => /«(.+?)»/.exec(text)?.[1]

it('at higher levels three words of the bank are asked for in a row, those that are due first', async () => {
  const given = { wordBank: ['mesa', 'sol', 'luna'], dueWords: ['jardín', 'sol'] }
  const told = await play(['Hola', 'El jardín es verde', 'Hay mucho sol', 'La mesa'], given)
  expect(told.slice(0, 2).map(words)).toEqual(['jardín', 'sol'])
  expect(['mesa', 'luna']).toContain(told[2] && words(told[2]))
  expect(told.map(({ node }) => node).slice(0, 3)).toEqual(['word', 'word', 'word'])
  expect(told[3]?.scene).not.toBe('cafe-a2')
  expect(new Set(told.slice(0, 3).map(({ text }) => text.replace(/«.+?»/, ''))).size).toBe(3)
})

it('a word that was used is praised, another sentence only thanked for', async () => {
  const told = await play(['Hola', 'El JARDÍN es verde', 'Es bonito'], { dueWords: ['jardín', 'sol', 'mar'] })
  expect(told[1]?.text).toContain('¡Bien dicho!')
  expect(told[2]?.text).toContain('¡Gracias!')
})

it('who does not know is shown a sentence with the word, and is then led on', async () => {
  const told = await play(['Hola', 'No entiendo', 'No sé'], { dueWords: ['café'], level: 'elementary' })
  expect(told[1]?.text).toMatch(/^Por ejemplo: «.*café.*» ¿Puedes decir una frase con «café»\?$/iu)
  expect(told[1]?.node).toBe('word')
  expect(told[2]?.scene).not.toBe('cafe-a2')
  expect(told[2]?.text).not.toContain('¡Gracias!')
})

it.each([
  ['Otra vez, por favor', /¿Puedes decir una frase con «sol»\?$/u, 'word'],
  ['Can you speak more slowly?', /¿Puedes decir una frase con «sol»\?$/u, 'word'],
  ['¿Eres una máquina?', /¿Puedes decir una frase con «sol»\?$/u, 'word'],
  ['Next question please', /^No pasa nada/u, 'other'],
])('“%s” is heard where a word is asked for, too', async (message, text, leadsTo) => {
  const told = await play(['Hola', message], { dueWords: ['sol'], level: 'elementary' })
  expect(told[1]?.text).toMatch(text)
  expect(told[1]?.node === 'word' ? 'word' : 'other').toBe(leadsTo)
})

it('a question about a fact is put again for who did not hear it', async () => {
  const fact = { topic: 'likes', text: 'los idiomas', writtenIn: 'es' } as const
  const told = await play(['Hola', 'Repite, por favor'], { facts: [fact], level: 'elementary', seed: 2 })
  const question = /te gustan los idiomas\. ¿Por qué\?$/u
  expect(told[0]?.text).toMatch(question)
  expect(told[1]?.text).toMatch(question)
  expect(told[1]?.text).not.toBe(told[0]?.text)
})

it('no word is asked for twice, and without words the next scene begins', async () => {
  const told = await play(['Hola', 'Sí'], { wordBank: ['sol'] })
  expect(told[0] && words(told[0])).toBe('sol')
  expect(told[1]?.scene).not.toBe('cafe-a2')
})

it('at lower levels one question is enough', async () => {
  const told = await play(['Hola'], { level: 'elementary', dueWords: ['sol'], engineState: undefined })
  expect(told[0]?.scene).not.toBe('')
  const state = formatState({ scene: 'cafe-a2', node: 'word', misses: 0, turn: 3, asked: 1 })
  const [after] = await play(['El sol'], {
    level: 'elementary',
    dueWords: ['sol', 'mar'],
    engineState: state,
  })
  expect(after?.scene).not.toBe('cafe-a2')
})
