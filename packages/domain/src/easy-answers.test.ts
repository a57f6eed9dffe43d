import { expect, it } from 'vitest'
import { haveComeEasily, type GivenAnswer } from './easy-answers.ts'

const understood = { positive: 'Correct.', corrections: [], suggestions: [], suggestedSentences: [] }
const easy: GivenAnswer = { content: 'Me llamo Ana.', feedback: understood }
const corrected = {
  ...understood,
  corrections: [{ original: 'yo llamo', corrected: 'me llamo', explanation: '' }],
}

it('three own sentences in a row that needed no correction came easily, fewer do not say it', () => {
  expect(haveComeEasily([easy, easy])).toBe(false)
  expect(haveComeEasily([easy, easy, easy])).toBe(true)
  expect(haveComeEasily([{ content: '我叫小明', feedback: understood }, easy, easy])).toBe(true)
})

it.each<[string, GivenAnswer]>([
  ['was corrected', { ...easy, feedback: corrected }],
  ['was not understood', { ...easy, feedback: { ...understood, positive: '' } }],
  ['was a suggestion', { ...easy, isOffered: true }],
  ['was one word', { ...easy, content: 'Sí.' }],
  ['was two characters', { ...easy, content: '你好' }],
  ['has no feedback', { content: 'Me llamo Ana.' }],
])('an answer that %s begins the row anew', (_case, answer) => {
  expect(haveComeEasily([easy, answer, easy, easy])).toBe(false)
  expect(haveComeEasily([answer, easy, easy, easy])).toBe(true)
})
