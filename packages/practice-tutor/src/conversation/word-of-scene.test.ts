import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function replyTo(message: string): Promise<string> {
  const engineState = JSON.stringify({ scene: 'restaurant', node: 'starter', misses: 0, turn: 1 })
  const events = await takeTurn(tutor, 'es', { message, engineState })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

it('explains a dish that no dictionary has, and a spoon from the dictionary', async () => {
  expect(await replyTo('¿Qué es el gazpacho?')).toContain('sopa fría de tomate')
  expect(await replyTo('¿Qué es una cuchara?')).toContain('«cuchara»: spoon')
})

it('tells how words in the plural are said, and says once more what is to be written', async () => {
  expect(await replyTo('¿Cómo se dice spoons?')).toContain('«cuchara»')
  expect(await replyTo('¿Cómo se escribe eso?')).not.toContain('no la conozco')
})

async function replyAt(scene: string, node: string, message: string, said = ''): Promise<string> {
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const history = [{ role: 'ai' as const, content: said }]
  const events = await takeTurn(tutor, 'es', { message, engineState, history })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

it('tells the price of what was just asked for', async () => {
  expect(await replyAt('market', 'fruit', 'Vale, fresas. ¿Cuánto cuestan?')).toContain('Las fresas cuestan')
})

it('answers after its own family, and in a talk what it tells where one meets', async () => {
  expect(await replyAt('open-my-family', 'meet', 'Mi hermana vive en Berlín. ¿Y tu familia?')).toMatch(
    /^Nosotros/,
  )
  expect(await replyAt('open-work', 'like', '¿Cuántos años tienes?')).toContain('treinta y dos')
})

it('shows what one might say to who does not understand the simpler question either', async () => {
  const first = await replyAt('restaurant', 'table', 'No entiendo')
  expect(first).not.toContain('Por ejemplo')
  expect(await replyAt('restaurant', 'table', 'No entiendo', first)).toContain('Por ejemplo')
})
