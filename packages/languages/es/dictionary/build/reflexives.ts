import { accented, withoutStress } from '../../accents.ts'
import { splitSyllables, stressedSyllable } from './ipa.ts'

/** A polite imperative with its pronoun, accented by the rules: levante gives levántese, esté gives estese. */
export function withSe(form: string): string {
  if (form === '') return ''
  const syllables = splitSyllables(form)
  const stressed = stressedSyllable(syllables)
  if (stressed === syllables.length - 1) return `${withoutStress(form)}se`
  const marked = syllables.map((syllable, place) => (place === stressed ? accent(syllable) : syllable))
  return `${marked.join('')}se`
}

/** The accent stands on the open vowel of a diphthong, else on its second vowel. */
function accent(syllable: string): string {
  if (/[áéíóú]/.test(syllable)) return syllable
  const vowel = /[aeo]/.exec(syllable) ?? /[iu](?![aeiou])/.exec(syllable)
  if (!vowel) return syllable
  const { 0: letter, index } = vowel
  return syllable.slice(0, index) + (accented[letter] ?? letter) + syllable.slice(index + 1)
}

/** A gerund without its pronoun: levantándose gives levantando. */
export const withoutSe = (gerund: string): string =>
  gerund.endsWith('ndose') ? withoutStress(gerund.slice(0, -'se'.length)) : gerund
