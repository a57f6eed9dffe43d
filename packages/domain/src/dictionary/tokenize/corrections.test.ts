import { describe, expect, it } from 'vitest'
import { readInContext } from '../readings.ts'
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

  it.each([
    ['es', 'Está dándoselo', 'dándoselo', ['dándo', 'selo'], ['Está', 'dándo', 'selo']],
    ['es', 'DÁNDOSELO', 'dándoselo', ['dándo', 'selo'], ['DÁNDO', 'SELO']],
    ['es', 'da\u0301ndoselo', 'dándoselo', ['dándo', 'selo'], ['da\u0301ndo', 'selo']],
    ['fr', "C'est-à-dire rien", "c'est-à-dire", ["c'est", 'à', 'dire'], ["C'est", 'à', 'dire', 'rien']],
    ['fr', 'C’est-à-dire rien', "c'est-à-dire", ["c'est", 'à-dire'], ['C’est', 'à-dire', 'rien']],
    ['fr', 'ma grand-mère', 'grand-mère', ['grand', 'mère'], ['ma', 'grand', 'mère']],
    ['fr', "l'après-midi", 'après-midi', ['après', 'midi'], ["l'", 'après', 'midi']],
    ['fr', 'donne-le-moi', 'donne-le-moi', ['donne-le-moi'], ['donne-le-moi']],
    ['fr', "a  casa d'or", "a casa d'or", ['a casa', "d'or"], ['a  casa', "d'or"]],
  ] as const)('splits a word of %s: %s', (language, text, key, words, shown) => {
    const tokens = tokenize(text, language, correctedBy({ [key]: [...words] }))
    expect(tokens.flatMap((token) => (token.kind === 'word' ? [token.text] : []))).toEqual(shown)
    expect(tokens.map((token) => token.text).join('')).toBe(text)
  })

  it('keeps the verb of a form with pronouns, and joins no phrase over what is settled', () => {
    const dictionary = correctedBy({ dándoselo: ['dándo', 'se', 'lo'], a: ['a'] })
    const withVerb = {
      ...dictionary,
      lookUp: (term: string) => (term === 'dar' ? { term, pos: 'v.' } : dictionary.lookUp(term)),
    }
    expect(tokenize('dándoselo', 'es', withVerb)[0]).toMatchObject({ text: 'dándo', term: 'dar' })
    expect(wordsOf('a casa', 'es', withVerb)).toEqual(['a', 'casa'])
  })

  it('is read so, whatever the rules say', () => {
    const dictionary = correctedBy({}, { 得: 'dé' })
    expect(
      readInContext(tokenize('说得', 'zh', dictionary), 'zh', dictionary).map(({ reading }) => reading),
    ).toEqual(['shuō', 'dé'])
  })
})
