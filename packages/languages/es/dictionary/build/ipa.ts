const vowels = 'aeiouáéíóúü'
const isVowel = (letter: string | undefined) =>
  letter !== undefined && letter !== '' && vowels.includes(letter)

const plain: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u', ü: 'u' }
const consonants: Record<string, string> = {
  ch: 'tʃ',
  ll: 'ʎ',
  rr: 'r',
  ñ: 'ɲ',
  j: 'x',
  z: 'θ',
  c: 'k',
  q: 'k',
  v: 'b',
  x: 'ks',
  w: 'w',
  h: '',
  k: 'k',
  y: 'ʝ',
}
const softened: Record<string, string> = { b: 'β', d: 'ð', g: 'ɣ' }

/** Syllables of a Spanish word in lower case: ['es', 'tre', 'lla']. */
export function splitSyllables(word: string): string[] {
  const nucleus = /[aeoáéó](?:h?[iuü](?![aeoáéóíú]))?|[iuü](?:[aeoáéó](?:[iu](?![aeoáéó]))?|[iuíú])?|[íú]/g
  const glided = word.replace(/([gq])u([eiéí])/g, '$1w$2')
  const parts: string[] = []
  let consonantsFrom = 0
  for (const { 0: found, index } of glided.matchAll(nucleus)) {
    const between = glided.slice(consonantsFrom, index)
    const cut = parts.length === 0 ? 0 : onsetStart(between)
    if (parts.length > 0) parts[parts.length - 1] += between.slice(0, cut)
    parts.push(between.slice(cut) + found)
    consonantsFrom = index + found.length
  }
  const rest = glided.slice(consonantsFrom)
  if (parts.length === 0) return [word]
  parts[parts.length - 1] += rest
  return parts.map((part) => part.replace(/([gq])w/g, '$1u'))
}

const clusters = /(?:[bcdfgkpt]r|[bcfgkp]l|ch|ll|rr|[gq]w|.)$/

function onsetStart(between: string): number {
  if (between === '') return 0
  const withGlide = /([bcdfgkpt]?[rl])?$/.exec(between)
  const onset = clusters.exec(between)?.[0] ?? ''
  return between.length - Math.max(onset.length, withGlide?.[0].length === 2 ? 2 : 0)
}

/** The place of the stressed syllable, from 0. */
export function stressedSyllable(syllables: readonly string[]): number {
  const marked = syllables.findIndex((syllable) => /[áéíóú]/.test(syllable))
  if (marked >= 0) return marked
  const endsOpen = /[aeiouns]$/.test(syllables.at(-1) ?? '')
  return Math.max(0, syllables.length - (endsOpen ? 2 : 1))
}

/** Castilian pronunciation by the rules of spelling, between slashes; '' for what is no Spanish word. */
export function spanishIpa(term: string): string {
  const words = term.toLowerCase().split(/[ -]/)
  return words.every((word) => /^[a-záéíóúüñ]+$/.test(word)) ? `/${words.map(wordIpa).join(' ')}/` : ''
}

function wordIpa(word: string): string {
  if (word === 'y') return 'i'
  const endsInGlide = /[aeiou]y$/.test(word)
  const syllables = splitSyllables(endsInGlide ? `${word.slice(0, -1)}i` : word)
  const stressed = endsInGlide ? syllables.length - 1 : stressedSyllable(syllables)
  let before = ''
  return syllables
    .map((syllable, place) => {
      const sound = syllableIpa(syllable, before, syllables[place + 1] ?? '')
      before = sound.at(-1) ?? ''
      const mark = syllables.length > 1 && place === stressed ? 'ˈ' : place > 0 ? '.' : ''
      return mark + sound
    })
    .join('')
}

function syllableIpa(syllable: string, before: string, after: string): string {
  let sound = ''
  for (let place = 0; place < syllable.length;) {
    const [next, length] = soundAt(syllable, place, sound === '' ? before : (sound.at(-1) ?? ''), after)
    sound += next
    place += length
  }
  return sound
}

/** The sound at a place of a syllable, and the letters it takes. */
function soundAt(syllable: string, place: number, before: string, after: string): [string, number] {
  const letter = syllable[place] ?? ''
  const two = syllable.slice(place, place + 2)
  const next = syllable[place + 1] ?? after[0]
  if (two === 'qu' || /^gu[eiéí]/.test(syllable.slice(place)))
    return [two === 'qu' ? 'k' : soften('g', before), 2]
  if (two in consonants) return [consonants[two] ?? '', 2]
  if (letter === 'c' && next !== undefined && 'eiéí'.includes(next)) return ['θ', 1]
  if (letter === 'g' && next !== undefined && 'eiéí'.includes(next)) return ['x', 1]
  if (letter === 'y' && !isVowel(next)) return ['i', 1]
  if (letter === 'r') return [before === '' || 'nls'.includes(before) ? 'r' : 'ɾ', 1]
  if (isVowel(letter)) return [vowelAt(syllable, place), 1]
  if (letter === 'v' || letter in softened) return [soften(letter === 'v' ? 'b' : letter, before), 1]
  return [consonants[letter] ?? letter, 1]
}

/** Between vowels and after most consonants b, d, g are soft; after a pause or a nasal hard. */
function soften(letter: string, before: string): string {
  const isHard = before === '' || 'nmɲ'.includes(before) || (letter === 'd' && 'lʎ'.includes(before))
  return isHard ? letter : (softened[letter] ?? letter)
}

function vowelAt(syllable: string, place: number): string {
  const letter = syllable[place] ?? ''
  if (letter === 'ü') return 'w'
  const neighbours = [syllable[place - 1], syllable[place + 1]]
  const isGlide =
    /[iuü]/.test(letter) && neighbours.some((other) => isVowel(other) && !/[iuü]/.test(other ?? ''))
  const rising = /[iu]/.test(letter) && /[iuíúü]/.test(syllable[place + 1] ?? '')
  if (isGlide || rising) return letter === 'i' ? 'j' : 'w'
  return plain[letter] ?? letter
}
