import { describe, expect, it } from 'vitest'
import { readInContext } from '../reading/read-in-context.ts'
import { tokenize, type TermLookup } from '../tokenize.ts'

const known = new Map(
  Object.entries({
    学生: 'xué shēng',
    会: 'huì',
    学生会: 'xué shēng huì',
    说: 'shuō',
    得: 'de',
    'a casa': '',
    a: '',
    casa: '',
  }),
)
const correctedBy = (
  splits: Record<string, string[]>,
  readings: Record<string, string> = {},
): TermLookup => ({
  longestTerm: 4,
  lookUp: (term) => {
    const pronunciation = known.get(term)
    return pronunciation === undefined ? undefined : { term, pronunciation }
  },
  corrections: { splits: new Map(Object.entries(splits)), readings: new Map(Object.entries(readings)) },
})
const wordsOf = (text: string, language: 'zh' | 'es', dictionary: TermLookup) =>
  tokenize(text, language, dictionary).flatMap((token) => (token.kind === 'word' ? [token.text] : []))

describe('what a learner has put right', () => {
  it('splits what the dictionary has as one word', () => {
    expect(wordsOf('学生会的', 'zh', correctedBy({}))).toEqual(['学生会', '的'])
    expect(wordsOf('学生会的', 'zh', correctedBy({ 学生会: ['学生', '会'] }))).toEqual(['学生', '会', '的'])
    expect(wordsOf('Voy a casa', 'es', correctedBy({ 'a casa': ['a', 'casa'] }))).toEqual([
      'Voy',
      'a',
      'casa',
    ])
  })

  it('joins what the dictionary does not have', () => {
    expect(wordsOf('会说的', 'zh', correctedBy({ 会说: ['会说'] }))).toEqual(['会说', '的'])
    expect(wordsOf('casa a', 'es', correctedBy({ 'casa a': ['casa a'] }))).toEqual(['casa a'])
  })

  it('leaves a split alone that does not make the text', () => {
    expect(wordsOf('学生会', 'zh', correctedBy({ 学生会: ['学'] }))).toEqual(['学生会'])
  })

  it('is read so, whatever the rules say', () => {
    const dictionary = correctedBy({}, { 得: 'dé' })
    expect(
      readInContext(tokenize('说得', 'zh', dictionary), dictionary).map(({ reading }) => reading),
    ).toEqual(['shuō', 'dé'])
  })
})
