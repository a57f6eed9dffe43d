import { expect, it } from 'vitest'
import { meaningOf } from './meaning-of'

it.each([
  ['sed', 'thirst; tener sed = to be thirsty', 'thirst'],
  ['no', 'no', 'no'],
  ['amigo', 'friend (a woman is an amiga)', 'friend (a woman is an amiga)'],
  ['es', 'it is; these', 'it is; these'],
])('asks for %s by what does not give it away', (term, gloss, asked) => {
  expect(meaningOf({ term, gloss })).toBe(asked)
})
