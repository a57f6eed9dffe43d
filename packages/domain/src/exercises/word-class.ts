import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'

/** Marks of the kinds of words at the beginning of senses: "n. m. anus", "conj. as; v. (I) eat". */
const kindOfSense = /^(\p{L}+)\.\s*(m\.\/f\.|m\.|f\.|n\.)?/u
const participle = /^(?:pp|ap)/
const finite = /^(?:pr|im|pt|sp|fu|co|su|si|sf|ip)[123][sp]$/

/**
 * The places in a sentence that a word can stand at, so far as a dictionary tells: words without one in common cannot
 * stand for each other. Nouns differ by gender and number, as the words around them agree with them; verbs by whether
 * they are conjugated.
 */
export function placesOf({ definition, formOf = [], gender }: DictionaryEntry): ReadonlySet<string> {
  const codes = formOf.flatMap(([, reasons]) => reasons.split(','))
  const number = codes.some((code) => /^(?:pl|mp|fp)$/.test(code)) ? 'plural' : 'singular'
  const places = new Set<string>()
  for (const sense of definition.split(/\s*[;|]\s*/)) {
    const [, kind = '', written] = kindOfSense.exec(sense) ?? []
    if (kind === 'n') for (const each of gendersOf(written ?? gender)) places.add(`noun ${each} ${number}`)
    else if (kind !== '' && kind !== 'v') places.add(kind)
    else if (kind === 'v' && codes.length === 0) places.add('infinitive')
  }
  for (const code of codes) {
    if (finite.test(code)) places.add('verb')
    else if (participle.test(code)) places.add('participle')
  }
  return places
}

const single = ['m', 'f', 'n']

const gendersOf = (gender: string | undefined): string[] =>
  gender === undefined ? single : single.filter((each) => gender.includes(each))

/** Whether an entry is a word of its own, rather than merely a form of another one: esta, not medico (of medicar). */
export function isHeadword({ definition, formOf }: DictionaryEntry): boolean {
  if (!formOf) return true
  const codes = formOf.flatMap(([, reasons]) => reasons.split(','))
  const ofVerb = codes.every((code) => finite.test(code) || participle.test(code) || code === 'ge')
  const senses = definition.split(/\s*[;|]\s*/).flatMap((sense) => kindOfSense.exec(sense)?.[1] ?? [])
  return ofVerb && senses.some((kind) => kind !== 'v')
}
