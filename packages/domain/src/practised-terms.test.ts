import { describe, expect, it } from 'vitest'
import { practisedTerms } from './practised-terms.ts'

const word = (text: string, ...lemmas: string[]) => ({ text, term: text, lemmas })

describe('the words that a text practises', () => {
  it('[3.14] are those of the bank, in any of their forms', () => {
    const words = [word('me'), word('llamo', 'llamar'), word('Ana')]
    expect(practisedTerms(['llamarse', 'nombre'], 'Me llamo Ana.', words)).toEqual(['llamarse'])
    expect(practisedTerms(["s'appeler"], "Je m'appelle Ana.", [word('appelle', 'appeler')])).toEqual([
      "s'appeler",
    ])
  })

  it('[3.14] are phrases that stand whole in it', () => {
    const words = [word('buenos', 'bueno'), word('días', 'día')]
    expect(practisedTerms(['buenos días', 'día', 'buenas tardes'], '¡Buenos días!', words)).toEqual([
      'buenos días',
      'día',
    ])
    expect(practisedTerms(['por favor'], 'Por favores', [])).toEqual([])
  })

  it('[3.14] in Mandarin are words and what they are part of, but no single characters of other words', () => {
    expect(practisedTerms(['中国', '国'], '我是中国人。', [word('中国人')])).toEqual(['中国'])
    expect(practisedTerms(['人'], '他是好人。', [word('好'), word('人')])).toEqual(['人'])
  })
})
