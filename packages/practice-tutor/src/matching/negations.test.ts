import type { LanguageTag } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { readNegations } from './negations.ts'
import { tokenize } from './tokens.ts'

const denyingIn = (text: string, language: LanguageTag): string[] =>
  Array.from(readNegations(text, tokenize(text, language), language).denying, (token) => token.text)

it.each<[LanguageTag, string, string[]]>([
  ['es', 'No tengo perro', ['no']],
  ['es', 'No, no tengo perro', ['no']],
  ['es', 'Bueno, no tengo perro', ['no']],
  ['es', 'Nunca desayuno', ['nunca']],
  ['fr', "Je n'ai pas de chien", ['pas']],
  ['fr', "J'ai pas de chien", ['pas']],
  ['fr', "Je n'ai pas mal", ['pas']],
  ['fr', 'Je ne travaille plus', ['plus']],
  ['zh', '我没有狗', ['没']],
  ['zh', '不，我不喜欢', ['不']],
])('finds what denies in %s “%s”', (language, text, words) => {
  expect(denyingIn(text, language)).toEqual(words)
})

it.each<[LanguageTag, string]>([
  ['es', 'No, gracias'],
  ['es', 'No gracias'],
  ['es', 'Bueno, no, gracias'],
  ['es', 'Pues no.'],
  ['es', 'no'],
  ['es', 'Es bonito, ¿no?'],
  ['es', '¿Por qué no?'],
  ['es', 'Vale, no hay problema'],
  ['fr', 'Non merci'],
  ['fr', 'Pourquoi pas ?'],
  ['fr', "C'est pas mal"],
  ['fr', 'Je voudrais plus de pain'],
  ['fr', 'Pas de problème'],
  ['zh', '嗯，不，谢谢'],
  ['zh', '没关系'],
  ['zh', '你好不好？'],
  ['zh', '对不起，我想喝茶'],
  ['zh', '我特别喜欢'],
])('finds nothing that denies in %s “%s”', (language, text) => {
  expect(denyingIn(text, language)).toEqual([])
})
