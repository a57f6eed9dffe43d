import { expect, it } from 'vitest'
import { loadLexicon } from '@lingarden/languages/files/lexicon-files'
import { turnInput } from '../test/take-turn.ts'
import { respond } from './respond.ts'
import type { ConversationState } from './state.ts'

const lexicons = { es: await loadLexicon('es'), fr: await loadLexicon('fr'), zh: undefined }
const at = (node: string): ConversationState => ({ scenario: 'introductions', node, misses: 0, turn: 3 })

function say(tag: 'es' | 'fr' | 'zh', message: string, state: ConversationState) {
  const outcome = respond(turnInput(tag, { message }), message, state, lexicons[tag])
  return { ...outcome, text: outcome.replies.map((reply) => reply.text).join(' ') }
}

it.each([
  ['es', 'origin', 'El perro es verde', /seguimos.*Yo soy de España\. ¿Y tú\?$/, 'La luna es grande', 'city'],
  [
    'fr',
    'city',
    'Le chien est vert',
    /notre scène.*Moi, j'habite à Paris\. Et toi \?$/,
    'La soupe est salée',
    'work',
  ],
  ['zh', 'origin', '狗是绿色的', /我们先继续吧。我是中国人，你呢？$/, '米饭很好吃', 'city'],
] as const)(
  'in %s a sentence about something else is led back once, and then the scene goes on',
  (tag, node, first, question, second, next) => {
    const back = say(tag, first, at(node))
    expect(back.text).toMatch(question)
    expect(back.feedback?.positive).toBe('')
    expect(back.suggestions).not.toEqual([])
    expect(back.state).toMatchObject({ node, misses: 1 })
    const onward = say(tag, second, back.state)
    expect(onward.state).toMatchObject({ node: next, misses: 0 })
    expect(onward.facts ?? []).toEqual([])
  },
)

it('an answer after it counts as any other', () => {
  const { state, feedback } = say('es', 'Soy de Irlanda.', { ...at('origin'), misses: 1 })
  expect(state).toMatchObject({ node: 'city', misses: 0 })
  expect(feedback?.positive).toBe('Correct.')
})
