import { wordSources } from '../word-bank.ts'
import { splitSentences, tidyList } from './list-cell.ts'
import { wordLimits, type ImportProblemCode, type ReadRow, type TransferWord } from './transfer-word.ts'

/** A row as a format gives it, before it is known to be good. */
export interface RawRow {
  word: string
  reading?: string
  meaning?: string
  notes?: string
  tags?: readonly string[]
  sentences?: string
  /** A whole number in digits; empty means none given. */
  seen?: string
  clicks?: string
  /** A time as people or programs write it; what is none is left out, and so is a source that there is not. */
  added?: string
  source?: string
}

/** A word composed, without spaces around it and with single ones within. */
export function tidyWord(word: string): string {
  return word.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/**
 * A row as the bank can take it, or the first thing that is wrong with it. A word brought without counts starts with
 * seen 1, as one typed in does (requirement 5.7c).
 */
export function checkRow(row: number, raw: RawRow): ReadRow {
  const word: TransferWord = {
    word: tidyWord(raw.word),
    reading: tidyWord(raw.reading ?? ''),
    meaning: (raw.meaning ?? '').trim(),
    notes: raw.notes ?? '',
    tags: tidyList(raw.tags ?? []),
    sentences: splitSentences(raw.sentences ?? ''),
    seen: readCount(raw.seen, 1),
    clicks: readCount(raw.clicks, 0),
    ...readOrigin(raw),
  }
  const code = findProblem(word)
  if (!code) return { ok: true, row, word }
  return { ok: false, problem: { code, row, text: excerpt(raw.word) } }
}

function readOrigin({ added = '', source }: RawRow): Pick<TransferWord, 'added' | 'source'> {
  const time = Date.parse(added)
  const known = wordSources.find((one) => one === source?.trim())
  return {
    ...(!Number.isNaN(time) && { added: new Date(time).toISOString() }),
    ...(known && { source: known }),
  }
}

/** What a problem shows of a text. */
export function excerpt(text: string): string {
  const characters = [...text.trim().replaceAll(unreadable, '\uFFFD')]
  return characters.length > 40 ? `${characters.slice(0, 40).join('')}…` : characters.join('')
}

/** Control characters but line breaks and tabs, and halves of characters: no database keeps them. */
const unreadable = /(?![\n\t])\p{Cc}|\p{Cs}/gu

/** Whether a database can keep a text. */
export const isReadable = (text: string): boolean => text.search(unreadable) < 0

function findProblem(word: TransferWord): ImportProblemCode | undefined {
  const texts = [word.word, word.reading, word.meaning, word.notes, ...word.tags, ...word.sentences]
  if (!texts.every(isReadable)) return 'unreadable-characters'
  if (word.word === '') return 'no-word'
  if (isLonger(word.word, wordLimits.word)) return 'word-too-long'
  if (isLonger(word.reading, wordLimits.reading)) return 'reading-too-long'
  if (isLonger(word.meaning, wordLimits.meaning)) return 'meaning-too-long'
  if (isLonger(word.notes, wordLimits.notes)) return 'notes-too-long'
  if (word.tags.length > wordLimits.tags || bytesOf(word.tags) > wordLimits.tagBytes) return 'too-many-tags'
  if (word.sentences.some((sentence) => isLonger(sentence, wordLimits.sentence))) return 'sentence-too-long'
  if (Number.isNaN(word.seen) || Number.isNaN(word.clicks)) return 'not-a-count'
  return undefined
}

/** In characters as the database counts them; most texts are so short that nothing has to be counted. */
export const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && [...text].length > limit

const bytesOf = (texts: readonly string[]): number => new TextEncoder().encode(texts.join('')).length

/** NaN for what is no count within the limit. */
function readCount(text: string | undefined, missing: number): number {
  const digits = text?.trim() ?? ''
  if (digits === '') return missing
  const count = /^\d{1,7}$/u.test(digits) ? Number(digits) : NaN
  return count <= wordLimits.count ? count : NaN
}
