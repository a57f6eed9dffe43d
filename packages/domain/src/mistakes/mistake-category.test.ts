import { expect, it } from 'vitest'
import { mistakeCategory } from './mistake-category.ts'

/** The samples are Mandarin, French by their own words, or Spanish. */
const languageOfText = (text: string) =>
  /\p{Script=Han}/u.test(text) ? 'zh-CN' : /^je /iu.test(text) ? 'fr-FR' : 'es-ES'

it.each([
  ['Me gusta la musica', 'Me gusta la música', 'accent'],
  ['je suis etudiante', 'je suis étudiante', 'accent'],
  ['La quenta, por favor', 'La cuenta, por favor', 'spelling'],
  ["Je m'apelle Anne", "Je m'appelle Anne", 'spelling'],
  ['je aime le thé', "j'aime le thé", 'spelling'],
  ['je pense que il vient', "je pense qu'il vient", 'spelling'],
  ["je mange l'haricot", 'je mange le haricot', 'spelling'],
  ['je vais à le marché', 'je vais au marché', 'article'],
  ['la casa de el señor', 'la casa del señor', 'article'],
  ['Quiero un cerveza', 'Quiero una cerveza', 'article'],
  ['la problema', 'el problema', 'article'],
  ['agua frío', 'agua fría', 'form'],
  ['me gusta los libros', 'me gustan los libros', 'form'],
  ['我想喝一个咖啡', '我想喝一杯咖啡', 'measure_word'],
  ['我不有钱', '我没有钱', 'word_choice'],
  ['soy bien', 'estoy bien', 'word_choice'],
  ['yo gusta', 'me gusta', 'word_choice'],
  ['la casa blanca grande', 'la casa grande blanca', 'word_order'],
  ['我去明天', '我明天去', 'word_order'],
  ['voy casa', 'voy a casa', 'missing_word'],
  ['voy a la mi casa', 'voy a mi casa', 'extra_word'],
  ['Hola', 'hola.', 'other'],
  ['', '', 'other'],
])('“%s” → “%s” is %s', (original, corrected, category) => {
  expect(mistakeCategory(original, corrected, languageOfText(original))).toBe(category)
})
