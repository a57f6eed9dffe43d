import { beginsSyllable, isSyllable, longestSyllable } from '../reading/pinyin-syllables.ts'
import { sizeOf, takesTone, type PinyinWord } from './pinyin-index.ts'
import { readTyped } from './typed-pinyin.ts'

/** Pinyin as it was typed, letter by letter. */
export interface Spelled {
  letters: string
  /** Of each letter: the tone that was given to its syllable with it, 0 for the neutral one. */
  tones: readonly (number | undefined)[]
  /** Of each letter: whether a syllable was ended before it, by an apostrophe, a space or a digit. */
  begins: readonly boolean[]
  /** Of each letter, and of the end: whether whole syllables follow from here, of which the last may lack its end. */
  canBegin: readonly boolean[]
  /** The same with all syllables whole. */
  isWhole: readonly boolean[]
}

/** Reads pinyin letter by letter; undefined where there is something else among it. */
export function spell(text: string): Spelled | undefined {
  const letters: string[] = []
  const tones: (number | undefined)[] = []
  const begins: boolean[] = []
  let isBroken = true
  for (const { kind, letter, ...more } of readTyped(text)) {
    if (kind === 'character') return undefined
    if (kind === 'letter') {
      letters.push(letter)
      tones.push('tone' in more ? more.tone : undefined)
      begins.push(isBroken)
      isBroken = false
    } else {
      if (kind === 'digit') {
        if (isBroken || !/^[0-5]$/.test(letter)) return undefined
        tones[tones.length - 1] = Number(letter) % 5
      }
      isBroken = true
    }
  }
  if (letters.length === 0) return undefined
  const joined = letters.join('')
  return {
    letters: joined,
    tones,
    begins,
    canBegin: listEnds(joined, begins, true),
    isWhole: listEnds(joined, begins, false),
  }
}

/** From which places on the letters are syllables, up to the end. */
function listEnds(letters: string, begins: readonly boolean[], mayLackEnd: boolean): boolean[] {
  const fits: boolean[] = Array.from({ length: letters.length + 1 }, () => false)
  fits[letters.length] = true
  for (let from = letters.length - 1; from >= 0; from--) {
    for (let to = from + 1; to <= Math.min(letters.length, from + longestSyllable); to++) {
      if (to > from + 1 && begins[to - 1]) break
      const piece = letters.slice(from, to)
      const isSyllableHere = (isSyllable(piece) || isSyllable(piece.replace('u', 'ü'))) && piece !== 'r'
      if (isSyllableHere && fits[to]) fits[from] = true
      if (mayLackEnd && to === letters.length && beginsSyllable(piece)) fits[from] = true
    }
    // The r of 儿, which stands behind another syllable.
    if (letters[from] === 'r' && from > 0 && !begins[from] && fits[from + 1]) fits[from] = true
  }
  return fits
}

/** Whether a word may stand at a place, by the tones and breaks that were typed; it may go on behind the end. */
export function fitsAt(
  { letters, tones, begins }: Spelled,
  from: number,
  { syllables }: PinyinWord,
): boolean {
  let at = from
  for (const syllable of syllables) {
    const size = sizeOf(syllable)
    for (let place = at; place < Math.min(at + size, letters.length); place++) {
      if (place > at && begins[place]) return false
      const given = tones[place]
      if (given !== undefined && !takesTone(syllable, given)) return false
    }
    at += size
  }
  return true
}
