import { toneOf, withTone } from '../reading/pinyin.ts'
import { readTyped, type TypedPiece } from './typed-pinyin.ts'

/** A character of a right answer, and how it may be read here; without a reading it is matched by itself alone. */
export interface ReadCharacter {
  character: string
  /** Syllables with their tones, the usual one first. */
  readings: readonly string[]
}

/** How what was typed stands to an answer that it matches. */
export interface ReadingMatch {
  /** Whether some of it was written in pinyin. */
  hasPinyin: boolean
  /** Whether a tone that was given is another one, or ü lacks its dots. */
  hasOtherTones: boolean
  /** Characters of the same sound that stand where another one belongs. */
  homophones: number
}

interface MatchOptions {
  /** Simplified forms of a traditional character. */
  simplifiedOf?: (character: string) => readonly string[]
  /** All readings of a character. */
  readingsOf?: (character: string) => readonly string[]
}

interface Found extends ReadingMatch {
  cost: number
}

const nothing: Found = { cost: 0, hasPinyin: false, hasOtherTones: false, homophones: 0 }
const otherTone = 1
const homophone = 10

/** After these the north may add 儿, and the others leave it out. */
const mayEndInR = /[点会玩事花味画孩]/u

/**
 * Whether what was typed is an answer, character by character: in characters, in traditional ones, in pinyin with tones
 * as marks or digits or without, or mixed.
 * @returns how it differs; undefined where it is something else
 */
export function matchReading(
  given: string,
  answer: readonly ReadCharacter[],
  options: MatchOptions = {},
): ReadingMatch | undefined {
  const typed = readTyped(given)
  const known = new Map<number, Found | undefined>()
  const find = (place: number, at: number): Found | undefined => {
    const key = place * (typed.length + 1) + at
    if (!known.has(key)) known.set(key, findFrom(place, at))
    return known.get(key)
  }

  function findFrom(place: number, start: number): Found | undefined {
    const at = typed[start]?.kind === 'break' ? start + 1 : start
    const unit = answer[place]
    if (!unit) return at >= typed.length ? nothing : undefined
    const ways = [
      ...matchCharacter(typed[at], unit, options).map((cost) => go(place + 1, at + 1, cost)),
      ...matchSyllables(typed, at, unit).flatMap(({ end, isOther }) =>
        endsOf(end, unit).map((next) => go(place + 1, next, { hasPinyin: true, hasOtherTones: isOther })),
      ),
      isR(unit) && place > 0 ? go(place + 1, start, {}) : undefined,
    ]
    return cheapest(ways)
  }

  function go(place: number, at: number, step: Partial<ReadingMatch>): Found | undefined {
    const rest = find(place, at)
    if (!rest) return undefined
    const { hasPinyin = false, hasOtherTones = false, homophones = 0 } = step
    return {
      cost: rest.cost + (hasOtherTones ? otherTone : 0) + homophones * homophone,
      hasPinyin: hasPinyin || rest.hasPinyin,
      hasOtherTones: hasOtherTones || rest.hasOtherTones,
      homophones: homophones + rest.homophones,
    }
  }

  /** 一点 may be typed yidianr as well. */
  function endsOf(end: number, { character }: ReadCharacter): number[] {
    return mayEndInR.test(character) && typed[end]?.letter === 'r' ? [end, end + 1] : [end]
  }

  const found = typed.length > 0 && answer.length > 0 ? find(0, 0) : undefined
  if (!found || found.homophones > Math.max(1, Math.floor(answer.length / 3))) return undefined
  const { hasPinyin, hasOtherTones, homophones } = found
  return { hasPinyin, hasOtherTones, homophones }
}

const isR = ({ readings }: ReadCharacter) => readings[0] === 'r'

function cheapest(ways: readonly (Found | undefined)[]): Found | undefined {
  return ways
    .filter((way) => way !== undefined)
    .reduce<Found | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined)
}

/** What it costs to take a piece for a character; empty where it cannot be taken. */
function matchCharacter(
  piece: TypedPiece | undefined,
  { character, readings }: ReadCharacter,
  { simplifiedOf, readingsOf }: MatchOptions,
): Partial<ReadingMatch>[] {
  if (!piece || piece.kind === 'break') return []
  if (piece.letter === character || simplifiedOf?.(piece.letter).includes(character)) return [{}]
  if (piece.kind !== 'character') return []
  const sounds = readingsOf?.(piece.letter) ?? []
  return sounds.some((sound) => readings.includes(sound.toLowerCase())) ? [{ homophones: 1 }] : []
}

interface Syllable {
  /** The piece after it. */
  end: number
  isOther: boolean
}

/** The ways to take the pieces from a place on for a reading of a character. */
function matchSyllables(typed: readonly TypedPiece[], at: number, unit: ReadCharacter): Syllable[] {
  const spellings = new Set(unit.readings.map((reading) => withTone(reading, 0)))
  // 儿 at the end of a word is heard as an r, and many type it as it is read alone.
  if (isR(unit)) spellings.add('er')
  return [...spellings].flatMap((spelling) => {
    const tones = unit.readings.filter((reading) => withTone(reading, 0) === spelling).map(toneOf)
    return matchSpelling(typed, at, spelling, isR(unit) ? undefined : tones) ?? []
  })
}

/** @param tones that are right; undefined where none is heard */
function matchSpelling(
  typed: readonly TypedPiece[],
  at: number,
  spelling: string,
  tones: readonly number[] | undefined,
): Syllable | undefined {
  let isOther = false
  let mark: number | undefined
  for (const [index, letter] of Array.from(spelling).entries()) {
    const piece = typed[at + index]
    if (piece?.kind !== 'letter') return undefined
    if (piece.letter !== letter && !(letter === 'ü' && piece.letter === 'u')) return undefined
    isOther ||= piece.letter !== letter
    mark ??= piece.tone
  }
  const end = at + spelling.length
  const after = typed[end]
  const digit = after?.kind === 'digit' && /^[0-5]$/.test(after.letter) ? Number(after.letter) % 5 : undefined
  const tone = digit ?? mark
  isOther ||= tone !== undefined && tones !== undefined && !tones.includes(tone)
  return { end: digit === undefined ? end : end + 1, isOther }
}
