import { formatCount, formatNumber } from '../format'

const count = (number: number) => formatCount('en', number, { one: 'word', other: 'words' })
const rows = (number: number) => formatCount('en', number, { one: 'row', other: 'rows' })
const notes = (number: number) => formatCount('en', number, { one: 'note', other: 'notes' })

/** Bringing the words of a file into the bank. */
export const imports = {
  chooseFile: 'Choose a file, or drop it here',
  chooseFileHint:
    'An Anki deck (.apkg, .colpkg), CSV from a spreadsheet, text from Anki, or one word per line.',
  offline: 'A file can be imported when you are online.',
  opening: 'Reading the file',
  fileProblems: {
    'no-text': 'No words can be read from this file. Choose an Anki deck, a CSV or a text file.',
    foreign: 'This archive is not an Anki deck.',
    damaged: 'The file is damaged. Please export it again.',
    'too-large': 'The file is too large: it can have at most 100,000 notes.',
    'too-new': 'The deck is from a newer version of Anki. Export it with “Support older Anki versions”.',
    unreadable: 'The file could not be read. Please try again.',
  },
  readAs: 'Read as',
  formats: { csv: 'Table (CSV)', anki: 'Anki text', list: 'One word per line' },
  hasHeader: 'The first row names the columns',
  columnsTitle: 'What is in the columns',
  noteType: (name: string, number: number) => `${name}: ${notes(number)}`,
  unnamedColumn: (number: number) => `Column ${number}`,
  emptyColumn: '(empty)',
  noWordColumn: 'Choose the column that has the words.',
  uses: {
    none: 'Leave out',
    word: 'Word',
    reading: 'Reading',
    meaning: 'Meaning',
    sentences: 'Sentence',
    notes: 'Notes',
    tags: 'Tags',
    seen: 'Times seen',
    clicks: 'Times looked up',
    added: 'Added on',
    source: 'Source',
    schedule: 'Schedule',
  },
  newRows: (number: number) => `${count(number)} to add`,
  withSchedule: (number: number) =>
    formatCount('en', number, {
      one: 'word with its review schedule',
      other: 'words with their review schedule',
    }),
  knownRows: (number: number) => `${count(number)} already in your bank, unchanged`,
  repeatedRows: (number: number) => `${rows(number)} with a word that the file has twice`,
  ignoredColumns: (names: string) => `Left out: ${names}`,
  mediaLeft: (number: number) =>
    `${formatCount('en', number, { one: 'sound or picture is', other: 'sounds and pictures are' })} left out`,
  wrongRows: (number: number) => `${rows(number)} cannot be added; the others can`,
  row: (row: number) => `Row ${row}`,
  firstRows: 'The first words',
  countsNowhere:
    'Imported words get cards to review. They do not count as words added, or on any leaderboard.',
  importing: (done: number, total: number) =>
    `Adding the words: ${formatNumber('en', done)} of ${formatNumber('en', total)}`,
  imported: (number: number) => `${count(number)} from the file added.`,
  brokenOff: 'The import was interrupted. Nothing is lost: continue where it stopped.',
  goOn: 'Continue',
  undo: 'Undo this import',
  undoOf: (name: string) => `Undo: ${name}`,
  undone: (number: number) => `${count(number)} taken out again`,
  keptPractised: (number: number) =>
    formatCount('en', number, {
      one: 'word stays, as you have practised it since.',
      other: 'words stay, as you have practised them since.',
    }),
  notUndone: 'That did not work. The words are still there.',
  pastTitle: 'Imported files',
}
