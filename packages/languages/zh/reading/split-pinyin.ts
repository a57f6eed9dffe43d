import { toneOf, withTone } from './pinyin.ts'
import { isSyllable, longestSyllable } from './pinyin-syllables.ts'

interface Split {
  syllables: readonly string[]
  /** How unlikely it is: syllables that begin with a vowel want an apostrophe before them. */
  cost: number
}

/**
 * Splits pinyin into syllables with tone marks: nǐhǎo, ni3hao3, xī'ān, wánr.
 * @param typed in lower case and composed (NFC); tones are marks or the digits 1 to 5
 * @returns the likeliest splits by their number of syllables; none where it is no pinyin
 */
export function splitPinyin(typed: string): ReadonlyMap<number, readonly string[]> {
  const characters = Array.from(typed)
  const reached: Map<number, Split>[] = characters.map(() => new Map())
  const start: Split = { syllables: [], cost: 0 }
  const splitsAt = [new Map([[0, start]]), ...reached]
  for (const [from, splits] of splitsAt.entries())
    for (const { to, syllables, cost } of listSteps(characters, from))
      for (const split of splits.values()) {
        const next = { syllables: [...split.syllables, ...syllables], cost: split.cost + cost }
        const rival = splitsAt[to]?.get(next.syllables.length)
        if (!rival || next.cost < rival.cost) splitsAt[to]?.set(next.syllables.length, next)
      }
  return new Map(Array.from(splitsAt.at(-1) ?? [], ([size, { syllables }]) => [size, syllables]))
}

const isSeparator = (character: string | undefined): boolean => /^[\s'’·-]$/u.test(character ?? '')
const isLetter = (character: string | undefined): boolean => /^\p{L}$/u.test(character ?? '')

interface SyllableStep extends Split {
  to: number
}

/** What may stand at a place: a separator, or a syllable with its tone. */
function listSteps(characters: readonly string[], from: number): SyllableStep[] {
  if (from >= characters.length) return []
  if (isSeparator(characters[from])) return [{ to: from + 1, syllables: [], cost: 0 }]
  const steps: SyllableStep[] = []
  const isInside = isLetter(characters[from - 1])
  for (let end = from + 1; end <= from + longestSyllable + 1 && isLetter(characters[end - 1]); end++) {
    const digit = /^[1-5]$/.exec(characters[end] ?? '')?.[0]
    const syllables = readSyllable(characters.slice(from, end).join(''), digit)
    // In ni3hao3 each syllable has its digit but the last, as in zhuo1zi.
    const lacksDigit = digit === undefined && isLetter(characters[end]) && /\d/.test(runAt(characters, from))
    if (!syllables || lacksDigit) continue
    const cost = isInside && /^[aeo]/.test(withTone(syllables[0] ?? '', 0)) ? 1 : 0
    steps.push({ to: end + (digit === undefined ? 0 : 1), syllables, cost })
  }
  return steps
}

/** The letters and digits around a place, up to the next separators. */
function runAt(characters: readonly string[], place: number): string {
  const begin = characters.slice(0, place).findLastIndex(isSeparator) + 1
  const length = characters.slice(begin).findIndex(isSeparator)
  return characters.slice(begin, length === -1 ? undefined : begin + length).join('')
}

/** A syllable with its mark where it belongs; wanr2 is the two of 玩儿. Undefined where it is none. */
function readSyllable(letters: string, digit: string | undefined): string[] | undefined {
  const marks = letters.normalize('NFD').match(/[\u0300\u0301\u0304\u030c]/gu)?.length ?? 0
  const plain = withTone(letters, 0)
  if (marks > 1 || (marks === 1 && digit !== undefined)) return undefined
  const tone = digit === undefined ? toneOf(letters) : Number(digit) % 5
  if (isSyllable(plain)) return [withTone(plain, tone)]
  const withoutR = plain.slice(0, -1)
  return plain.endsWith('r') && isSyllable(withoutR) ? [withTone(withoutR, tone), 'r'] : undefined
}
