import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'
import { lemmaOf } from '@lingarden/languages/kit/dictionary/lemma-of'
import { expect, it } from 'vitest'

const lemmaIn = (language: string, word: string) => {
  const entry = readBuiltDictionary(language).lookUp(word)
  return entry && lemmaOf(entry)
}

it.each([
  ['es', 'hablo', 'hablar'],
  ['es', 'casas', 'casa'],
  ['es', 'bonita', 'bonito'],
  ['fr', 'parle', 'parler'],
  ['fr', 'livres', 'livre'],
  ['fr', 'yeux', 'œil'],
])('knows in %s what %s is a form of: %s', (language, word, lemma) => {
  expect(lemmaIn(language, word)).toBe(lemma)
})

it.each([
  ['es', 'río'],
  ['es', 'comida'],
  ['fr', 'soupe'],
  ['fr', 'restaurant'],
  ['zh', '书'],
])('takes in %s %s for a word of its own, although a verb may have such a form', (language, word) => {
  expect(readBuiltDictionary(language).lookUp(word)).toBeDefined()
  expect(lemmaIn(language, word)).toBeUndefined()
})
