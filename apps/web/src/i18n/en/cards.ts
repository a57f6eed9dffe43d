/** What cards and boards say, in a course as in a review. */
export const cards = {
  flashcards: 'Flashcards',
  matching: 'Matching',
  direction: 'What the cards ask',
  directions: { 'to-meaning': 'From the word to its meaning', 'to-word': 'From the meaning to the word' },
  card: (number: number, total: number) => `Card ${number} of ${total}`,
  turn: 'Turn the card',
  grades: { again: 'Again', hard: 'Hard', good: 'Good', easy: 'Easy' },
  writeWord: 'Write the word',
  undo: 'Take the last card back',
  cardKeys: 'Space turns the card, 1 to 4 say how well you knew it, u takes the last one back.',
  boards: {
    meaning: (number: number, total: number) =>
      `Put words and meanings together. Board ${number} of ${total}`,
    sound: (number: number, total: number) => `Put words and sounds together. Board ${number} of ${total}`,
    reading: (number: number, total: number) =>
      `Put characters and pinyin together. Board ${number} of ${total}`,
  },
  pickOther: 'Now pick what belongs to it.',
  sound: (number: number) => `Sound ${number}`,
}
