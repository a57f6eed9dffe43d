import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'

/** Which characters are the simplified forms of traditional ones, as the words of a dictionary show it. */
export interface TraditionalForms {
  /** Simplified forms of a character, the most usual first; itself among them where it is one. */
  simplifiedOf: (character: string) => readonly string[]
  /** A text with its traditional characters simplified; one that has only such as both have stays as it is. */
  simplify: (text: string) => string
}

/** Longest word that settles which simplified form is meant, in characters. */
const longestWord = 4
const unranked = 1e6

/** Cheaper than asking for the script, of a quarter of a million characters. */
const isHan = (character: string) => character >= '\u2e80'

/** Collects the traditional forms of entries, one by one; call `open` once all are in. */
export function collectTraditional() {
  const forms = new Map<string, Map<string, number>>()
  const words: (readonly [traditional: string, simplified: string])[] = []

  function note(from: string, to: string, rank: number) {
    const known = forms.get(from) ?? new Map<string, number>()
    known.set(to, Math.min(rank, known.get(to) ?? Infinity))
    forms.set(from, known)
  }

  return {
    add({ term, traditional = term, rank = unranked }: DictionaryEntry) {
      const simplified = Array.from(term)
      // 么 is a traditional form of 幺, and the simplified one of 什么.
      for (const character of simplified) if (isHan(character)) note(character, character, rank)
      for (const written of traditional.split(' | ')) {
        const characters = Array.from(written)
        if (characters.length !== simplified.length) continue
        // What a common word shows weighs more than an old variant.
        for (const [place, character] of characters.entries())
          if (isHan(character)) note(character, simplified[place] ?? '', rank)
        if (characters.length > 1 && characters.length <= longestWord) words.push([written, term])
      }
    },
    open: (): TraditionalForms => openForms(forms, words),
  }
}

function openForms(
  counted: ReadonlyMap<string, ReadonlyMap<string, number>>,
  words: readonly (readonly [string, string])[],
): TraditionalForms {
  const forms = new Map<string, readonly string[]>()
  for (const [character, targets] of counted) {
    if (targets.size === 1 && targets.has(character)) continue
    forms.set(
      character,
      Array.from(targets)
        .toSorted((a, b) => a[1] - b[1])
        .map(([target]) => target),
    )
  }
  const simplifiedOf = (character: string) => forms.get(character) ?? []
  // Only words with a character that stands for several need to be known.
  const settled = new Map(
    words.filter(([written]) => Array.from(written).some((character) => simplifiedOf(character).length > 1)),
  )
  const isTraditional = (character: string) =>
    forms.has(character) && !simplifiedOf(character).includes(character)
  return {
    simplifiedOf,
    simplify(text) {
      const characters = Array.from(text)
      if (!characters.some(isTraditional)) return text
      let simplified = ''
      for (let at = 0; at < characters.length;) {
        const [word, size] = findSettled(characters, at, settled)
        simplified += word ?? simplifiedOf(characters[at] ?? '')[0] ?? characters[at] ?? ''
        at += size
      }
      return simplified
    },
  }
}

function findSettled(
  characters: readonly string[],
  at: number,
  settled: ReadonlyMap<string, string>,
): readonly [word: string | undefined, size: number] {
  for (let size = longestWord; size > 1; size--) {
    const word = settled.get(characters.slice(at, at + size).join(''))
    if (word !== undefined) return [word, size]
  }
  return [undefined, 1]
}
