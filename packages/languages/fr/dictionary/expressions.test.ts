import { expect, it } from 'vitest'
import { readBuiltDictionary } from '../../build/built-dictionary.ts'

const { lookUp } = readBuiltDictionary('fr')

it.each([
  ['tant mieux', /so much the better/],
  ['tant pis', /too bad/],
  ["tout à l'heure", /in a moment.*a moment ago/],
  ['être en train de', /right now/],
  ['se tirer', /clear off/],
  ['quand même', /all the same/],
  ['avoir envie de', /want/],
  ['il faut', /must/],
  ['venir de', /have just/],
  ["l'année prochaine", /next year/],
  ['distributeur', /cash machine/],
  ['grec', /^adj\. Greek/],
  ['meuf', /girl/],
  ['net', /^adj\. clear/],
  ['minou', /kitty/],
])('"%s" means what people mean by it', (term, meaning) => {
  expect(lookUp(term)?.definition).toMatch(meaning)
})

it.each(['se appeler', "l' année prochaine", "huile d' olive"])('nobody writes "%s"', (term) => {
  expect(lookUp(term)).toBeUndefined()
})
