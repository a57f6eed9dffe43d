import { expect, it } from 'vitest'
import { spanishIpa } from './ipa.ts'
import { pluralOf } from './plural.ts'

it.each([
  ['casa', '/ˈka.sa/'],
  ['estrella', '/esˈtɾe.ʎa/'],
  ['guerra', '/ˈge.ra/'],
  ['pingüino', '/pinˈgwi.no/'],
  ['ciudad', '/θjuˈðað/'],
  ['alrededor', '/al.re.ðeˈðoɾ/'],
  ['país', '/paˈis/'],
  ['rey', '/rej/'],
  ['queso', '/ˈke.so/'],
  ['búho', '/ˈbu.o/'],
  ['por favor', '/poɾ faˈβoɾ/'],
  ['C-3PO', ''],
])('%s is said %s', (word, ipa) => {
  expect(spanishIpa(word)).toBe(ipa)
})

it.each([
  ['casa', 'casas'],
  ['lápiz', 'lápices'],
  ['joven', 'jóvenes'],
  ['canción', 'canciones'],
  ['país', 'países'],
  ['inglés', 'ingleses'],
  ['mes', 'meses'],
  ['crisis', undefined],
  ['árbol', 'árboles'],
])('the plural of %s is %s', (noun, plural) => {
  expect(pluralOf(noun)).toBe(plural)
})
