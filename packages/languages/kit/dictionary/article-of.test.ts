import { describe, expect, it } from 'vitest'
import { openBuiltDictionary } from '../../build/built-dictionary.ts'
import { words as spanish } from '../../es/words.ts'
import { words as french } from '../../fr/words.ts'
import { words as mandarin } from '../../zh/words.ts'
import { articleOf } from './article-of.ts'

const languages = {
  es: { dictionary: await openBuiltDictionary('es'), rules: spanish },
  fr: { dictionary: await openBuiltDictionary('fr'), rules: french },
}

describe('the article before a noun of the dictionary', () => {
  it.each([
    ['es', 'el', 'mercado libro hermano mar autobús mes país análisis lunes'],
    ['es', 'la', 'casa mano gente crisis amiga harina actriz abeja'],
    ['es', 'el', 'agua águila hambre hacha aula alma ave'],
    ['es', 'el/la', 'testigo artista'],
    ['es', 'los', 'padres zapatos'],
    ['es', 'las', 'gafas vacaciones tijeras'],
    ['fr', 'le', 'livre marché haricot héros hibou yaourt temps bras fils mois cours'],
    ['fr', 'la', 'maison ville fois voix'],
    ['fr', 'l’', 'eau ami histoire hôtel artiste'],
    ['fr', 'les', 'vacances lunettes gens parents cheveux toilettes'],
  ] as const)('in %s is %s of %s', (tag, article, words) => {
    const { dictionary, rules } = languages[tag]
    for (const word of words.split(' ')) {
      const entry = dictionary.lookUp(word)
      expect(entry && articleOf(entry, rules), word).toBe(article)
    }
  })

  it('is none of a verb, and none where one or many cannot be told', () => {
    for (const word of ['comer', 'caos', 'dulces'])
      expect(articleOf(languages.es.dictionary.lookUp(word) ?? never(word), spanish), word).toBeUndefined()
    for (const word of ['manger', 'business'])
      expect(articleOf(languages.fr.dictionary.lookUp(word) ?? never(word), french), word).toBeUndefined()
  })

  it('is none in a language without articles', () => {
    const book = { term: '书', pronunciation: 'shū', definition: 'book', pos: 'n.', gender: 'm' } as const
    expect(articleOf(book, mandarin)).toBeUndefined()
  })
})

function never(word: string): never {
  throw new Error(`no ${word}`)
}
