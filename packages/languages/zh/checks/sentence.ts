import { splitPieces } from '../../kit/tokens/split-pieces.ts'
import { splitHan } from '../tokenize/split-han.ts'
import { isMeasureWord } from '../tokenize/numerals.ts'
import { checkedTerms, findWord } from './known-words.ts'
import { lettersOf } from './word-lists.ts'

/** A word of a sentence, or a mark. */
export interface Word {
  text: string
  /** Place in the sentence, in UTF-16 code units. */
  start: number
}

/** A sentence as the patterns read it. */
export interface Sentence {
  text: string
  words: readonly Word[]
  /** The words one after the other, each as `/text:classes;`, for regular expressions to go through. */
  coded: string
  /** The place of a word by where it begins in `coded`; the end of it stands there, too. */
  wordAt: ReadonlyMap<number, number>
}

const number = /^(?:[\d０-９.]+|[零〇一二两三四五六七八九十百千万几半]+)$/u
const stop = /^[。！？!?…\n]/u

/** Splits a sentence into words, each with its classes. */
export function readSentence(text: string): Sentence {
  const words: Word[] = []
  const wordAt = new Map<number, number>()
  let coded = ''
  for (const token of splitHan(splitPieces(text), checkedTerms)) {
    if (token.kind === 'space') continue
    wordAt.set(coded.length, words.length)
    words.push({ text: token.text, start: token.start })
    coded += `/${token.text.replaceAll(/[/:;]/g, '，')}:${classesOf(token.text, token.kind, token.role)};`
  }
  wordAt.set(coded.length, words.length)
  return { text, words, coded, wordAt }
}

function classesOf(text: string, kind: string, role: string | undefined): string {
  if (kind === 'punctuation') return stop.test(text) ? 'xX' : 'x'
  if (role === 'name') return 'N'
  if (number.test(text)) return `m${text === '半' ? 'H' : ''}`
  const classes = (findWord(text)?.classes ?? '').replace('m', '')
  const isNew = !/[\u4e00-\u9fff]/u.test(text)
  return `${classes}${isMeasureWord(text) ? 'q' : ''}${lettersOf(text)}${isNew ? 'N' : ''}`
}
