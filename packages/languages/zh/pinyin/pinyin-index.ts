import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import { toneOf, withTone } from '../reading/pinyin.ts'
import { wordReadings } from '../reading/word-readings.ts'
import type { WordPairs } from './word-pairs.ts'

/** A word as it is typed in pinyin. */
export interface PinyinWord {
  text: string
  /** With tone marks, a space between syllables. */
  reading: string
  /** Each syllable as one number, for there are a hundred thousand: see `sizeOf` and `takesTone`. */
  syllables: readonly number[]
  /** How unlikely it is, by Zipf's law from its rank: a natural logarithm, lower for what is more usual. */
  cost: number
  /** What of that is for an unusual reading or spelling, whatever stands before it. */
  oddity: number
}

/** The words of a dictionary by how they are typed, and how usual each is behind another. */
export interface PinyinIndex extends WordPairs {
  /** Words by their letters without tones, the most usual first. */
  find: (letters: string) => readonly PinyinWord[]
  /** Words whose letters begin so and go on, the most usual first. */
  findBeginning: (letters: string) => readonly PinyinWord[]
  /** Words by the first letters of their syllables. */
  findByInitials: (initials: string) => readonly PinyinWord[]
}

/**
 * About the logarithm of how many words there are of each rank's weight; the more, the longer the words that are
 * preferred. Without a shift for the most frequent words, as texts are split with: woshi is 我是 before 卧室.
 */
const costOfAny = 2.4
/** What a word costs less that learners know early: they write of cups and shoes rather than of what newspapers do. */
const earlyWords: Readonly<Record<string, number>> = { HSK1: 3, HSK2: 2.5, HSK3: 1.5 }
/** Of that for a single character: two of them are no word yet. */
const ofCharacter = 0.5
/** What a word costs more in a reading that is not its first one, and where ü was typed as u. */
const otherReading = 4
const withoutDots = 1.5
/** The first of the characters, in UTF-16. */
const firstHan = 0x2e80
/** Most words that are kept for a beginning and for initials. */
const mostCompleted = 12
/** Rank up to which a word may be typed by its initials alone. */
const rarestByInitials = 20_000

const unpaired: WordPairs = { costAfter: (before, { cost }) => cost, isCounted: () => false }

/** Collects the words of a dictionary that may be typed; call `open` once all are in. */
export function collectPinyin() {
  const byLetters = new Map<string, PinyinWord[]>()
  const byInitials = new Map<string, PinyinWord[]>()
  return {
    add(entry: DictionaryEntry) {
      if (entry.rank === undefined || entry.vulgar || !isHan(entry.term)) return
      for (const [letters, word] of listWords(entry, entry.rank)) {
        append(byLetters, letters, word)
        // 一点儿 is typed with the 儿 of the character as well.
        if (entry.term.endsWith('儿') && letters.endsWith('r') && !letters.endsWith('er'))
          append(byLetters, `${letters.slice(0, -1)}er`, withLastLetters(word, 2))
        if (letters.includes('ü'))
          append(byLetters, letters.replaceAll('ü', 'u'), {
            ...word,
            cost: word.cost + withoutDots,
            oddity: word.oddity + withoutDots,
          })
        if (entry.rank <= rarestByInitials && word.syllables.length > 1)
          append(byInitials, initialsOf(letters, word), word)
      }
    },
    /** @param pairs without them a word costs the same behind every other */
    open: (pairs: WordPairs = unpaired): PinyinIndex => ({
      ...pairs,
      ...openIndex(byLetters, byInitials),
    }),
  }
}

const isHan = (term: string): boolean => {
  for (let at = 0; at < term.length; at++) if (term.charCodeAt(at) < firstHan) return false
  return true
}

function listWords(entry: DictionaryEntry, rank: number): [letters: string, word: PinyinWord][] {
  const first = wordReadings.get(entry.term)
  const listed = entry.pronunciation.includes('|') ? entry.pronunciation.split(' | ') : [entry.pronunciation]
  const readings = first === undefined ? listed : [first, ...listed]
  const early = (earlyWords[entry.level ?? ''] ?? 0) * (entry.term.length > 1 ? 1 : ofCharacter)
  const words: [string, PinyinWord][] = []
  for (const [place, written] of readings.entries()) {
    const reading = written.toLowerCase()
    const syllables = reading.split(' ').map(readSyllable)
    const isOdd = syllables.some(({ letters }) => soundsAlone.has(letters))
    if (isOdd || syllables.length !== entry.term.length || words.some(([, word]) => word.reading === reading))
      continue
    const word: PinyinWord = {
      text: entry.term,
      reading,
      syllables: syllables.map(({ letters, tone }, index) =>
        packSyllable(letters.length, tonesOf(tone, syllables[index + 1]?.tone, entry.term.charAt(index))),
      ),
      cost: Math.log(rank) + costOfAny - early + (place === 0 ? 0 : otherReading),
      oddity: place === 0 ? 0 : otherReading,
    }
    words.push([syllables.reduce((all, { letters }) => all + letters, ''), word])
  }
  return words
}

/** Interjections without a vowel, and ê: nobody types them. */
const soundsAlone: ReadonlySet<string> = new Set(['m', 'n', 'ng', 'ê', ''])

const everyTone = 0b11111
const spokenTones: Readonly<Record<string, number>> = { 不: 0b10100, 一: 0b10110 }

/** A bit for each tone: as the dictionary writes it or as it is spoken; a neutral syllable may have any. */
function tonesOf(tone: number, next: number | undefined, character: string): number {
  if (tone === 0) return everyTone
  return (1 << tone) | (spokenTones[character] ?? 0) | (tone === 3 && next === 3 ? 0b100 : 0)
}

const packSyllable = (letters: number, tones: number): number => letters | (tones << 3)

/** How many letters a syllable of a word has. */
export const sizeOf = (syllable: number): number => syllable & 0b111

/** Whether a syllable of a word may be typed with a tone, 0 for the neutral one. */
export const takesTone = (syllable: number, tone: number): boolean => (syllable & (1 << (tone + 3))) !== 0

// Mandarin has some 1,300 syllables; a dictionary repeats them a hundred thousand times.
const knownSyllables = new Map<string, { letters: string; tone: number }>()

function readSyllable(syllable: string): { letters: string; tone: number } {
  const known = knownSyllables.get(syllable)
  if (known) return known
  const read = { letters: withTone(syllable, 0), tone: toneOf(syllable) }
  knownSyllables.set(syllable, read)
  return read
}

const withLastLetters = (word: PinyinWord, letters: number): PinyinWord => ({
  ...word,
  syllables: [...word.syllables.slice(0, -1), packSyllable(letters, everyTone)],
})

function initialsOf(letters: string, { syllables }: PinyinWord): string {
  let initials = ''
  let at = 0
  for (const syllable of syllables) {
    initials += letters.charAt(at)
    at += sizeOf(syllable)
  }
  return initials
}

function append(lists: Map<string, PinyinWord[]>, key: string, word: PinyinWord) {
  const list = lists.get(key)
  if (!list) lists.set(key, [word])
  else if (!list.some(({ text }) => text === word.text)) list.push(word)
}

const byCost = (a: PinyinWord, b: PinyinWord) => a.cost - b.cost

function openIndex(
  byLetters: Map<string, PinyinWord[]>,
  byInitials: ReadonlyMap<string, readonly PinyinWord[]>,
): Omit<PinyinIndex, keyof WordPairs> {
  for (const list of byLetters.values()) list.sort(byCost)
  const keys = [...byLetters.keys()].sort()
  const completed = new Map<string, readonly PinyinWord[]>()
  const complete = (letters: string): PinyinWord[] => {
    const best: PinyinWord[] = []
    for (let at = firstAfter(keys, letters); at < keys.length; at++) {
      const key = keys[at] ?? ''
      if (!key.startsWith(letters)) break
      for (const word of byLetters.get(key) ?? []) if (!keepBest(best, word)) break
    }
    return best
  }
  return {
    find: (letters) => byLetters.get(letters) ?? [],
    findBeginning: (letters) => {
      const known = completed.get(letters) ?? complete(letters)
      completed.set(letters, known)
      return known
    },
    findByInitials: (initials) => (byInitials.get(initials) ?? []).toSorted(byCost).slice(0, mostCompleted),
  }
}

/** Puts a word among the best ones, in their order; false where all of them are better. */
function keepBest(best: PinyinWord[], word: PinyinWord): boolean {
  if (best.length === mostCompleted && word.cost >= (best.at(-1)?.cost ?? 0)) return false
  const place = best.findIndex(({ cost }) => cost > word.cost)
  best.splice(place === -1 ? best.length : place, 0, word)
  best.length = Math.min(best.length, mostCompleted)
  return true
}

/** The place of the first key behind one, in a sorted list. */
function firstAfter(keys: readonly string[], key: string): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') <= key) low = middle + 1
    else high = middle
  }
  return low
}
