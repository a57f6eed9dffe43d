import { describe, expect, it } from 'vitest'
import { plainWords } from '@lingarden/text/plain-words'
import { supportedLanguages } from '../find-language.ts'
import { readEvalSentences, rightSentence, withoutExamples, wrongSentence } from './eval-sentences.ts'

const row = (line: string) => ({ cells: line.split('\t'), place: 'x/evals/wrong.tsv:3' })

describe('a row of the measuring set', () => {
  it('is a level, a type, a sentence and each way that it is right', () => {
    expect(wrongSentence(row('A2\tverb\tAyer yo va\tAyer yo fui\tAyer fui'))).toEqual({
      level: 'A2',
      type: 'verb',
      text: 'Ayer yo va',
      right: ['Ayer yo fui', 'Ayer fui'],
    })
    expect(rightSentence(row('B1\tYa voy.'))).toEqual({ level: 'B1', text: 'Ya voy.', right: [] })
  })

  it.each(['A2\tverb\tAyer yo va', 'A2\tverb\tYa voy.\tYa voy.', 'A2\t\tUno\tDos', 'C3\tverb\tUno\tDos'])(
    'is refused with its place: %s',
    (line) => expect(() => wrongSentence(row(line))).toThrow('x/evals/wrong.tsv:3'),
  )

  it('without a mistake is refused where something stands behind it', () => {
    expect(() => rightSentence(row('A1\tUno\tDos'))).toThrow('x/evals/wrong.tsv:3')
  })
})

it('a sentence that a rule is tried with measures nothing', () => {
  const sentences = ['Ayer yo va', 'Ya voy.'].map((text) => ({ level: 'A1' as const, text, right: [] }))
  expect(withoutExamples(sentences, ['ayer yo va.', 'Otra cosa'])).toEqual(sentences.slice(1))
})

/** A text as it is compared: words alone. */
const bare = (text: string) => plainWords(text).join(' ')

describe.each(supportedLanguages)('the measuring set of $tag', ({ tag }) => {
  const set = readEvalSentences(tag)
  const wrong = set.filter(({ right }) => right.length > 0)

  it('has 200 sentences with a mistake and 200 without, over A1 to B1, none twice', () => {
    expect(wrong.length).toBeGreaterThanOrEqual(200)
    expect(set.length - wrong.length).toBeGreaterThanOrEqual(200)
    for (const level of ['A1', 'A2', 'B1'])
      expect(set.filter((sentence) => sentence.level === level).length).toBeGreaterThanOrEqual(80)
    expect(new Set(set.map(({ text }) => bare(text))).size).toBe(set.length)
  })
})
