import type { Lemma } from './analysis.ts'
import { remember } from './remember.ts'
import { readSortedLines } from './sorted-lines.ts'

/** Lemmas by their word and by their stem, the letters that all their forms share. */
export interface LemmaIndex {
  withWord: (word: string) => readonly Lemma[]
  withStem: (stem: string) => readonly Lemma[]
}

/** A lemma as a line: its stem, what its word has behind it, its paradigm and its classes, separated by tabs. */
export function writeLemma({ word, cut, paradigm, classes }: Lemma): string {
  const end = word.length - cut
  return [word.slice(0, end), word.slice(end), paradigm, classes.join(',')].join('\t')
}

/** Reads the lemmas of a packed lexicon: lines of `writeLemma`, sorted. */
export function indexLemmas(text: string): LemmaIndex {
  const lines = readSortedLines(text)
  // The shortest stems have the most lemmas, and are asked for with every word.
  const withStem = remember((stem) => lines.find(stem).map((rest) => readLemma(stem, rest)))
  return {
    withStem,
    // A word lies with its stem, of which only is known that the word begins with it.
    withWord: (word) =>
      Array.from({ length: word.length + 1 }, (_, end) =>
        withStem(word.slice(0, end)).filter((lemma) => lemma.word === word),
      ).flat(),
  }
}

function readLemma(stem: string, rest: string): Lemma {
  const [ending = '', paradigm = '', classes = ''] = rest.split('\t')
  return { word: stem + ending, cut: ending.length, paradigm: Number(paradigm), classes: classes.split(',') }
}
