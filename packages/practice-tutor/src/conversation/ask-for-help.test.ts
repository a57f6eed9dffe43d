import { describe, expect, it } from 'vitest'
import { createPracticeTutor } from '../engine.ts'
import { takeTurn } from '../test/take-turn.ts'
import { formatState } from './state.ts'
import { readRequest } from './ask-for-help.ts'

describe('questions for help instead of an answer', () => {
  it.each([
    ['what does hermanos mean?', 'hermanos'],
    ["What's guapa?", 'guapa'],
    ['¿Qué significa guapa?', 'guapa'],
    ['que quiere decir la palabra "piso"', 'piso'],
    ['Que veut dire « voisin » ?', 'voisin'],
    ["Qu'est-ce que ça veut dire ?", 'ça'],
    ['“咖啡”是什么意思？', '咖啡'],
  ])('asks what a word means: %s', (text, of) => {
    expect(readRequest(text, 'es')).toEqual({ kind: 'meaning', of })
  })

  it.each([
    ['How do you say dog in Spanish?', 'dog'],
    ['¿Cómo se dice "train station" en español?', 'train station'],
    ['Comment dit-on butter en français ?', 'butter'],
    ['dog怎么说？', 'dog'],
  ])('asks how something is said: %s', (text, of) => {
    expect(readRequest(text, 'es')).toEqual({ kind: 'wording', of })
  })

  it.each([
    "I don't understand",
    'No entiendo.',
    'No se',
    'no lo sé',
    'Je ne comprends pas',
    'je sais pas',
    '我听不懂。',
    'help',
  ])('asks for simpler words: %s', (text) => {
    expect(readRequest(text, 'es')).toEqual({ kind: 'simpler' })
  })

  it.each([
    'No, no tengo hermanos',
    'No sé dónde está',
    '¿Qué hora es?',
    '¿Cómo se llama?',
    'Je ne sais pas nager',
    '我不知道他在哪儿',
    'Sí',
  ])('takes no answer or other question for one: %s', (text) => {
    expect(readRequest(text, 'es')).toBeUndefined()
  })
})

/** What the tutor comes to after a message at a node of a scene. */
async function say(message: string, scenario: string, node: string) {
  const engineState = formatState({ scenario, node, misses: 1, turn: 3 })
  const events = await takeTurn(createPracticeTutor(), 'es', { message, engineState })
  const state = events.find((event) => event.type === 'state')?.engineState ?? '{}'
  return {
    reply: events.flatMap((event) => (event.type === 'reply' ? [event.text] : [])).join(' '),
    feedback: events.find((event) => event.type === 'feedback')?.feedback,
    state: JSON.parse(state) as { node: string; misses: number },
  }
}

describe('a learner who asks for help', () => {
  it('is told where the meaning is, asked again more simply, and has missed nothing', async () => {
    const { reply, feedback, state } = await say('what does mascota mean?', 'family', 'pet')
    expect(reply).toBe('Buena pregunta. ¿Tienes un perro o un gato?')
    expect(feedback?.suggestions[0]).toContain('“mascota”')
    expect(state).toMatchObject({ node: 'pet', misses: 1 })
  })

  it('has not said no with “no sé”', async () => {
    const { reply, feedback, state } = await say('No se', 'family', 'pet')
    expect(reply).toBe('No pasa nada, te lo digo más fácil. ¿Tienes un perro o un gato?')
    expect(feedback).toMatchObject({ positive: '', corrections: [] })
    expect(state).toMatchObject({ node: 'pet', misses: 2 })
  })

  it('is taken at their word where a scene asks for no more', async () => {
    expect((await say('No sé', 'directions', 'ticket')).state.node).not.toBe('ticket')
  })

  it('is not praised for a sentence in English', async () => {
    const { feedback, state } = await say('She is 25 years old', 'family', 'pet')
    expect(feedback).toMatchObject({
      positive: '',
      suggestions: ['Answer in Spanish, or pick a sentence below.'],
    })
    expect(state.node).toBe('pet')
    const between = await say('I am very tired', 'family', 'word')
    expect(between.reply).not.toContain('¡Gracias!')
    expect(between.feedback?.suggestions).toEqual(['Try it in Spanish; a few words are enough.'])
  })
})
