import { loadLexicons } from '@lingarden/languages/files/lexicon-files'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'

const tutor = createPracticeTutor(await loadLexicons())

async function replyTo(
  message: string,
  tag: LanguageTag = 'es',
  [scene, node] = ['restaurant', 'starter'],
): Promise<string> {
  const engineState = JSON.stringify({ scene, node, misses: 0, turn: 1 })
  const events = await takeTurn(tutor, tag, { message, engineState })
  return events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
}

it('explains a dish that no dictionary has, and a spoon from the dictionary', async () => {
  expect(await replyTo('¿Qué es el gazpacho?')).toContain('sopa fría de tomate')
  expect(await replyTo('¿Qué es una cuchara?')).toContain('«cuchara»: spoon')
})

it('explains what it says itself, however rare the word is', async () => {
  expect(await replyTo('小票是什么？', 'zh', ['clothes-a2', 'when'])).toContain('“小票 (xiǎo piào)”：receipt')
  expect(await replyTo('单程是什么意思？', 'zh', ['station', 'trip'])).toContain('one-way')
  expect(await replyTo("C'est quoi, un veilleur ?", 'fr', ['hotel-b1', 'did'])).toContain('night porter')
})

it('ends a line once where a meaning has a mark of its own', async () => {
  const engineState = JSON.stringify({ scene: 'restaurant', node: 'starter', misses: 0, turn: 1 })
  const events = await takeTurn(tutor, 'es', {
    message: '¿Qué significa «toma»?',
    engineState,
    explanationLanguage: 'fr',
  })
  const reply = events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' ')
  expect(reply).toMatch(/«toma»: .*tiens\s!(?!\.)/u)
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
