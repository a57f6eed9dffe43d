import { toneOf, withTone } from './pinyin.ts'
import type { ReadToken } from '../../kit/tokens/read-token.ts'
import { applyToneSandhi, type Syllable } from './tone-sandhi.ts'

/** The tokens with their readings as they are spoken, tones changed across the words of each phrase. */
export function readAsSpoken(tokens: readonly ReadToken[]): ReadToken[] {
  const spoken = [...tokens]
  let phrase: number[] = []
  const finish = () => {
    const readings = applyToneSandhi(phrase.map((place) => syllablesOf(tokens[place])))
    for (const [i, place] of phrase.entries()) {
      const token = tokens[place]
      if (token) spoken[place] = { ...token, reading: weakenRepeated(token, readings[i] ?? []).join(' ') }
    }
    phrase = []
  }
  for (const [place, { kind, reading }] of tokens.entries()) {
    if (reading !== undefined) phrase.push(place)
    else if (kind !== 'space') finish()
  }
  finish()
  return spoken
}

function syllablesOf(token: ReadToken | undefined): Syllable[] {
  const syllables = token?.reading?.split(' ') ?? []
  const characters = Array.from(token?.text ?? '')
  const areAligned = characters.length === syllables.length
  return syllables.map((pinyin, i) => ({ pinyin, character: areAligned ? (characters[i] ?? '') : '' }))
}

/** 想想 is xiáng xiang: the verb said again has lost its third tone, and is heard all the same. */
function weakenRepeated({ text, term }: ReadToken, syllables: readonly string[]): string[] {
  const [first = '', second, ...rest] = syllables
  const isRepeatedVerb = term !== text && text.charAt(0) === text.charAt(1) && second !== undefined
  return isRepeatedVerb && toneOf(first) === 3 && toneOf(second) === 0
    ? [withTone(first, 2), second, ...rest]
    : [...syllables]
}
