import { formatCount } from '../format'

const count = (number: number) => formatCount('en', number, { one: 'word', other: 'words' })

/** Bringing words into the bank by hand, from a text and from a file, and taking them out as a file. */
export const bankFiles = {
  wordsOf: (language: string) => `Words: ${language}`,
  ways: 'Ways to add words',
  wayNames: { hand: 'By hand', text: 'From a text', file: 'From a file' },
  wordToAdd: 'Word or phrase',
  wordToAddHint: 'The dictionary suggests while you type.',
  addAsItIs: (word: string) => `Add “${word}” as it is`,
  asItIsHint: 'The dictionary does not have it.',
  text: 'Text',
  textHint: 'Paste what you want to read: an article, a song, a message.',
  reading: 'Reading',
  noWords: 'There is no word here that the dictionary knows.',
  knownShare: (percent: number, different: number) =>
    `You know ${percent}% of this text, which has ${formatCount('en', different, { one: 'different word', other: 'different words' })}.`,
  known: 'In your bank',
  isNew: 'New',
  newWords: 'New words',
  allKnown: 'Every word of this text is in your bank.',
  tagsForAll: 'Tags for all of them',
  add: (number: number) => `Add ${count(number)}`,
  added: (number: number) => `${count(number)} added`,
  addedLater: (number: number) => `${count(number)} kept here, and sent with the next connection`,
  problems: {
    'empty-file': 'The file has no rows.',
    'file-too-large': 'The file is too long: 30 million characters are the most.',
    'too-many-rows': 'The file has more than 100,000 rows.',
    'broken-quotes': 'A quotation mark is not closed.',
    'too-many-columns': 'There are more cells than columns.',
    'no-word': 'The word is missing.',
    'word-too-long': 'A word has 200 characters at most.',
    'unreadable-characters': 'There are characters that cannot be kept.',
    'reading-too-long': 'A reading has 200 characters at most.',
    'meaning-too-long': 'A meaning has 1,000 characters at most.',
    'notes-too-long': 'Notes have 4,000 characters at most.',
    'too-many-tags': 'A word has 50 tags at most.',
    'sentence-too-long': 'A sentence has 1,000 characters at most.',
    'not-a-count': 'This is not a whole number.',
  },
  exportTitle: 'Export words',
  format: 'Format',
  exportFormats: {
    csv: { label: 'Table (CSV)', description: 'For spreadsheets; can be imported here again.' },
    json: { label: 'JSON', description: 'Everything that is known of each word.' },
    anki: { label: 'Anki text', description: 'Only what you can read: no schedule.' },
    apkg: {
      label: 'Anki deck',
      description: 'Words, sentences, sounds kept here, and how well you know each.',
    },
  },
  which: 'Which words',
  scopes: {
    all: (number: number) => `All ${count(number)}`,
    listed: (number: number) => `The ${count(number)} of the list`,
    picked: (number: number) => `The ${count(number)} you picked`,
  },
  download: (number: number) => `Export ${count(number)}`,
  exportFailed: 'The file could not be made. Please try again.',
}
