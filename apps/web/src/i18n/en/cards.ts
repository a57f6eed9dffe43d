/** What cards and boards say, in a course as in a review. */
export const cards = {
  readInstead: 'I cannot listen now: read it',
  flashcards: 'Flashcards',
  matching: 'Matching',
  direction: 'What the cards ask',
  directions: { 'to-meaning': 'From the word to its meaning', 'to-word': 'From the meaning to the word' },
  card: (number: number, total: number) => `Card ${number} of ${total}`,
  turn: 'Turn the card',
  grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
  writeWord: 'Write the word',
  undo: 'Undo the last card',
  cardKeys: 'Space turns the card, 1 to 4 say how well you knew it, u undoes the last one.',
  boards: {
    meaning: (number: number, total: number) =>
      `Match words with their meanings. Board ${number} of ${total}`,
    sound: (number: number, total: number) => `Match words with their sounds. Board ${number} of ${total}`,
    reading: (number: number, total: number) =>
      `Match characters with their pinyin. Board ${number} of ${total}`,
  },
  pickOther: 'Now pick its match.',
  sound: (number: number) => `Sound ${number}`,
}
