import { formatCount } from '../format'

const count = (number: number) => formatCount('en', number, { one: 'word', other: 'words' })

/** Bringing words into the bank by hand, from a text and from a file, and taking them out as a file. */
export const bankFiles = {
  wordsOf: (language: string) => `Words: ${language}`,
  ways: 'Ways to add words',
  wayNames: { hand: 'By hand', text: 'From a text', file: 'From a file' },
  wordToAdd: 'Word or phrase',
  wordToAddHint: 'The dictionary suggests words as you type.',
  addAsItIs: (word: string) => `Add “${word}” as it is`,
  asItIsHint: 'The dictionary does not have it.',
  text: 'Text',
  textHint: 'Paste what you want to read: an article, a song, a message.',
  reading: 'Reading',
  noWords: 'The dictionary knows none of these words.',
  knownShare: (percent: number, different: number) =>
    `Your bank covers ${percent}% of this text, which has ${formatCount('en', different, { one: 'different word', other: 'different words' })}.`,
  known: 'In your bank',
  isNew: 'New',
  newWords: 'New words',
  allKnown: 'Every word of this text is in your bank.',
  tagsForAll: 'Tags for all of them',
  add: (number: number) => `Add ${count(number)}`,
  added: (number: number) => `${count(number)} added`,
  addedLater: (number: number) => `${count(number)} kept here, and sent once you are online`,
  problems: {
    'empty-file': 'The file has no rows.',
    'file-too-large': 'The file is too long: it can have at most 30 million characters.',
    'too-many-rows': 'The file has more than 100,000 rows.',
    'broken-quotes': 'A quotation mark is not closed.',
    'too-many-columns': 'There are more cells than columns.',
    'no-word': 'The word is missing.',
    'word-too-long': 'A word can have at most 200 characters.',
    'unreadable-characters': 'It has characters that cannot be saved.',
    'reading-too-long': 'A reading can have at most 200 characters.',
    'meaning-too-long': 'A meaning can have at most 1,000 characters.',
    'notes-too-long': 'Notes can have at most 4,000 characters.',
    'too-many-tags': 'A word can have at most 50 tags.',
    'sentence-too-long': 'A sentence can have at most 1,000 characters.',
    'not-a-count': 'This is not a whole number.',
  },
  exportTitle: 'Export words',
  format: 'Format',
  exportFormats: {
    csv: { label: 'Table (CSV)', description: 'For spreadsheets; can be imported here again.' },
    json: { label: 'JSON', description: 'Everything that is known about each word.' },
    anki: { label: 'Anki text', description: 'Only the text, without the review schedule.' },
    apkg: {
      label: 'Anki deck',
      description: 'Words, sentences, sounds kept here, and how well you know each.',
    },
  },
  which: 'Which words',
  scopes: {
    all: (number: number) => (number === 1 ? 'Your one word' : `All ${count(number)}`),
    listed: (number: number) => `The ${count(number)} in the list`,
    picked: (number: number) => `The ${count(number)} you picked`,
  },
  download: (number: number) => `Export ${count(number)}`,
  exportFailed: 'The file could not be made. Please try again.',
}
