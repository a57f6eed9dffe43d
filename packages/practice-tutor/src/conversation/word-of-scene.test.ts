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
