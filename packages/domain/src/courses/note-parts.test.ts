import { expect, it } from 'vitest'
import { noteParts, pairsIn, wordsIn } from './note-parts.ts'

const marked = (note: string, words: Parameters<typeof noteParts>[2], isHanTaught = false) => {
  const parts = noteParts(note, { isHanTaught }, words)
  expect(parts.map(({ text }) => text).join('')).toBe(note)
  expect(parts.map(({ start }) => start)).toEqual(parts.map(({ start }) => start).toSorted((a, b) => a - b))
  return parts.map(({ text, isTaught }) => (isTaught ? `[${text}]` : text)).join('')
}
const nothing = { taught: wordsIn([]), taughtPairs: pairsIn([]), reader: wordsIn([]), isKnown: () => false }

it('finds characters among letters, each run with the marks within it', () => {
  expect(marked('都 is "all": 我们都很忙。 So is 每天, every day: 茶还是咖啡?', nothing, true)).toBe(
    '[都] is "all": [我们都很忙。] So is [每天], every day: [茶还是咖啡]?',
  )
})

it('finds letters among characters', () => {
  expect(marked('“je suis”的意思是“我是”，元音前用 d’：je viens d’ici。', nothing)).toBe(
    '“[je suis]”的意思是“我是”，元音前用 [d’]：[je viens d’ici]。',
  )
})

const sentences = ['Je prends un café.', 'Tu prends la table à droite ?', "Oui, on y va, j'y suis."]
const french = {
  taught: wordsIn(sentences),
  taughtPairs: pairsIn(sentences),
  reader: wordsIn(['I have a coffee', 'Do you take the table on the right?', 'Yes, we are going']),
  isKnown: (word: string) => ['prend', 'prenez', 'vous', 'il', 'final', 'article', 'est'].includes(word),
}

it.each([
  // What the lesson's own sentences have, and no meaning of them.
  ['To order, say je prends and the thing: un café.', 'To order, say [je prends] and the thing: [un café].'],
  // A word of both goes with its neighbours, and stays alone where it has none.
  ['Put la table first; a table is on the right.', 'Put [la table] first; a table is on the right.'],
  // What the dictionary alone knows joins what is sure, in a phrase or in a row of forms.
  ['Prendre: je prends, il prend, vous prenez.', 'Prendre: [je prends], [il prend], [vous prenez].'],
  // It goes no further into the explanation than the language learned does, however its apostrophes are written.
  ['Say un café il first, and tu prends il.', 'Say [un café] il first, and [tu prends il].'],
  ['Say j’y vais, then.', 'Say [j’y] vais, then.'],
  ['The final letter of an article is silent.', 'The final letter of an article is silent.'],
  // What it means is the reader's, whatever its letters are.
  [
    'Tu is "tu", says nobody, and « un café » neither.',
    '[Tu] is "tu", says nobody, and « un café » neither.',
  ],
])('tells two languages of one script apart: %s', (note, expected) => {
  expect(marked(note, french)).toBe(expected)
})
