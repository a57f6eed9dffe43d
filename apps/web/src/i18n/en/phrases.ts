/** Several words of a text, looked up and kept together. */
export const phrases = {
  taken: (first: string, last: string, count: number) =>
    `${count} words taken, from “${first}” to “${last}”. Enter looks them up together, Escape lets go.`,
  title: 'Phrase',
  wordByWord: 'The dictionary does not have this phrase. Its words one by one:',
  unknown: 'not in the dictionary',
  meaning: 'What it means to you',
  meaningHint: 'Word by word, until you write a better one.',
  meaningKnown: 'Leave it empty to keep the dictionary’s meaning.',
  keep: 'Keep as one term',
  kept: 'In your bank, as one term.',
  notVouched: 'Not all of this sentence is known to be right, so the phrase is not kept.',
  problems: {
    long: 'A phrase can have at most ten words. Choose fewer to keep it.',
    sentences: 'A phrase has to be within one sentence. Choose fewer words to keep it.',
  },
  takeMore: 'Take more words',
  before: 'With the word before',
  after: 'With the word after',
}
