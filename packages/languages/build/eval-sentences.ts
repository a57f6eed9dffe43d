import { existsSync, readFileSync } from 'node:fs'
import { plainWords } from '@lingarden/text/plain-words'
import type { LanguageTag } from '../find-language.ts'
import { languageFolder } from './language-folder.ts'

/** The levels of the Common European Framework that the measuring set is of. */
export const evalLevels = ['A1', 'A2', 'B1'] as const
export type EvalLevel = (typeof evalLevels)[number]

/** What a learner writes. */
export interface EvalSentence {
  level: EvalLevel
  text: string
  /** What kind of mistake it holds; undefined where nothing is wrong. */
  type?: string | undefined
  /** The whole sentence put right, in each way that is right; empty where nothing is wrong. */
  right: readonly string[]
}

/**
 * Our own sentences of a language that measure what is corrected, those with one mistake first; none where it has no such set.
 * What stands among the examples of its checkers is left out: a rule was written by it.
 */
export function readEvalSentences(tag: LanguageTag): EvalSentence[] {
  const set = [...readRows(tag, 'wrong').map(wrongSentence), ...readRows(tag, 'right').map(rightSentence)]
  return withoutExamples(set, examplesOf(tag))
}

/** A text as it is compared: its words alone. */
const bare = (text: string): string => plainWords(text).join(' ')

/** @param examples sentences that rules are written by */
export function withoutExamples(set: readonly EvalSentence[], examples: readonly string[]): EvalSentence[] {
  const known = new Set(examples.map(bare))
  return set.filter(({ text }) => !known.has(bare(text)))
}

/** What the checkers of a language are tried with. */
function examplesOf(tag: LanguageTag): string[] {
  const files = ['wrong.tsv', 'right.txt'].map((name) => new URL(`checks/${name}`, languageFolder(tag)))
  return files.flatMap((file) => (existsSync(file) ? readFileSync(file, 'utf8').split(/[\t\n]/u) : []))
}

/** The cells of a table of the set, with where each row stands in its file. */
function readRows(tag: LanguageTag, name: string): { cells: string[]; place: string }[] {
  const file = new URL(`evals/${name}.tsv`, languageFolder(tag))
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line, at) => ({ cells: line.split('\t'), place: `${tag}/evals/${name}.tsv:${at + 1}` }))
    .filter(({ cells: [first = ''] }) => first !== '' && !first.startsWith('#'))
}

type Row = ReturnType<typeof readRows>[number]

/** @throws where a row has no level, type, sentence or correction, or a correction that changes nothing */
export function wrongSentence({ cells, place }: Row): EvalSentence {
  const [level, type, text, ...right] = cells
  if (!type || !text || right.length === 0 || right.some((one) => one === '' || one === text))
    throw new Error(`${place}: a level, a type, a sentence and what it should be`)
  return { level: levelIn(level, place), type, text, right }
}

/** @throws where a row is anything but a level and a sentence */
export function rightSentence({ cells, place }: Row): EvalSentence {
  const [level, text, ...more] = cells
  if (!text || more.length > 0) throw new Error(`${place}: a level and a sentence`)
  return { level: levelIn(level, place), text, right: [] }
}

function levelIn(text: string | undefined, place: string): EvalLevel {
  const level = evalLevels.find((one) => one === text)
  if (!level) throw new Error(`${place}: the level is ${evalLevels.join(', ')}`)
  return level
}
