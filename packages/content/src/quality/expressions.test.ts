import { expect, it } from 'vitest'
import { readBuiltDictionary } from '@lingarden/languages/build/built-dictionary'

it.each([
  ['es-ES', 'me gusta', /^phr\. I like/],
  ['es-ES', 'a lo mejor', /maybe/],
  ['es-ES', 'ponerse de acuerdo', /agree/],
  ['es-ES', 'date prisa', /hurry/],
  ['es-ES', 'hay que', /one must/],
  ['es-ES', 'dejar de', /stop/],
  ['es-ES', 'volver a', /again/],
  ['es-ES', 'hacer falta', /needed/],
  ['es-ES', 'tener prisa', /hurry/],
  ['es-ES', 'tener ganas', /feel like/],
  ['es-ES', 'quedar con', /meet/],
  ['es-ES', 'valer', /worth/],
  ['es-ES', 'dependiente', /^n\. m\.\/f\. shop assistant/],
  ['es-ES', 'majo', /nice/],
  ['es-ES', 'molar', /cool/],
  ['fr-FR', 'tant mieux', /so much the better/],
  ['fr-FR', 'tant pis', /too bad/],
  ['fr-FR', "tout à l'heure", /in a moment.*a moment ago/],
  ['fr-FR', 'être en train de', /right now/],
  ['fr-FR', 'se tirer', /clear off/],
  ['fr-FR', 'quand même', /all the same/],
  ['fr-FR', 'avoir envie de', /want/],
  ['fr-FR', 'il faut', /must/],
  ['fr-FR', 'venir de', /have just/],
  ['fr-FR', "l'année prochaine", /next year/],
  ['fr-FR', 'distributeur', /cash machine/],
  ['fr-FR', 'grec', /^adj\. Greek/],
  ['fr-FR', 'meuf', /girl/],
  ['fr-FR', 'net', /^adj\. clear/],
  ['fr-FR', 'minou', /kitty/],
])('in %s "%s" means what people mean by it', (languageCode, term, meaning) => {
  expect(readBuiltDictionary(languageCode).lookUp(term)?.definition).toMatch(meaning)
})

it.each(['se appeler', "l' année prochaine", "huile d' olive"])('nobody writes "%s"', (term) => {
  expect(readBuiltDictionary('fr-FR').lookUp(term)).toBeUndefined()
})
