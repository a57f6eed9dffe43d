import { countEnglish } from '@lingarden/text/english'
import { spell } from './spelled.ts'

/** A piece of what is written on a Latin keyboard. */
export interface RunPiece {
  /** Words of pinyin with nothing but space between; a name or a foreign word; whatever stands between. */
  kind: 'pinyin' | 'kept' | 'between'
  text: string
  start: number
  end: number
}

/** Latin letters with their tones as marks or digits, apostrophes between syllables, and u: for ü. */
const word = /[\p{Script=Latin}\p{M}][\p{Script=Latin}\p{M}'’:0-5]*/gu
/** What pinyin may be mixed with and still be one sentence, on one line; no more than anybody reads in a row of offers. */
const run = /[\p{Script=Latin}\p{M}'’:0-9 \u00a0.,?!;]{0,160}$/u
const initials = /^[bpmfdtnlgkhjqxzcsrwy]{2,6}$/

type WordKind = 'pinyin' | 'initials' | 'name' | 'foreign'
type Word = Omit<RunPiece, 'kind'> & { kind: WordKind }

/**
 * Where the pinyin begins that a text ends with, in UTF-16 code units; undefined where it ends with none. It reaches over
 * spaces, marks, names and single words of another language; where most are no pinyin it is the last words alone.
 */
export function findRun(text: string): number | undefined {
  const [tail = ''] = run.exec(text) ?? []
  const words = readWords(tail)
  const own = words.filter(({ kind, text: letters }) => kind === 'pinyin' && countEnglish(letters) === 0)
  const others = words.filter(({ kind }) => kind === 'foreign')
  const english = words.filter(({ kind, text: letters }) => kind !== 'name' && countEnglish(letters) > 0)
  const last = words.at(-1)
  // Initials stand alone: of a whole sentence in them nobody could say what it is.
  if (last?.kind === 'initials') return text.length - tail.length + last.start
  const isForeign = others.length > 0 && own.length * 2 <= others.length + english.length
  if (isForeign && words.length > 2) return undefined
  const isSentence = own.length > others.length + english.length || others.length === 0
  const from = isSentence ? 0 : words.findLastIndex(({ kind }) => kind === 'foreign') + 1
  const first = words.slice(from).find(({ kind }) => kind === 'pinyin')
  return first && text.length - tail.length + first.start
}

/** The pieces of a run, one behind another without a gap. */
export function splitRun(text: string): RunPiece[] {
  const pieces: RunPiece[] = []
  const add = (kind: RunPiece['kind'], end: number) => {
    const start = pieces.at(-1)?.end ?? 0
    if (end > start) pieces.push({ kind, text: text.slice(start, end), start, end })
  }
  for (const { kind, start, end } of readWords(text)) {
    const last = pieces.at(-1)
    const isPinyin = kind === 'pinyin' || kind === 'initials'
    if (isPinyin && last?.kind === 'pinyin' && text.slice(last.end, start).trim() === '') {
      pieces[pieces.length - 1] = { ...last, text: text.slice(last.start, end), end }
      continue
    }
    add('between', start)
    add(isPinyin ? 'pinyin' : 'kept', end)
  }
  add('between', text.length)
  return pieces
}

function readWords(text: string): Word[] {
  return Array.from(text.matchAll(word), ({ 0: letters, index }) => {
    const end = index + letters.length
    return { kind: kindOf(letters, end === text.length), text: letters, start: index, end }
  })
}

/** What begins with a capital is a name; the word that is still being typed may lack its end. */
function kindOf(letters: string, isOpen: boolean): WordKind {
  if (/^\p{Lu}/u.test(letters)) return 'name'
  const spelled = spell(letters)
  if ((isOpen ? spelled?.canBegin : spelled?.isWhole)?.[0]) return 'pinyin'
  return isOpen && initials.test(letters) ? 'initials' : 'foreign'
}
