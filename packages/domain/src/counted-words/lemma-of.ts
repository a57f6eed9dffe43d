import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { InflectionRules } from '@lingarden/languages/rules/inflection-rules'
import { mostFrequent, rankOf, type LookUp } from './entry-lookup.ts'
import { kindOfPlace } from './place-in-sentence.ts'

interface Candidate {
  lemma: DictionaryEntry
  codes: readonly string[]
}

const verbal = /^(?:(?:pr|im|pt|sp|fu|co|su|si|sf|ip)\d|ge|pp|ap)/
const participle = /^(?:pp|ap)/
const plural = /^(?:pl|mp|fp)$/
const agreement = /^(?:ms|fs|mp|fp|pl|ac|av|sl|el|sp)$/
const isNominal = (pos: string | undefined) => pos === 'n.' || pos === 'adj.'

/** A plural is so much more frequent than its singular only where it is a word of its own: fils, fois, lunettes. */
const ownPluralRatio = 6

const firstPerson = 'pr1s'

/** A noun is so much more frequent than a verb of the same form only where the verb is a rare one: libro, and librar. */
const ownWordRatio = 6

const leavesSubjectOut = (before: string | undefined, { beginsClause }: InflectionRules): boolean =>
  beginsClause !== undefined && (before === undefined || beginsClause.has(before))

/**
 * What a form is counted as in its sentence. The word before it may tell a verb (él vino is venir) or a noun (el vino), and
 * so may that there is none (vivo en Madrid is vivir);
 * else the word's own first sense does: a form that has a first sense of its own is itself (vino, gracias), and one that has
 * not is the lemma of that sense (soy is ser, hermanas is hermana); of several lemmas the one in the present tense, then
 * the most frequent (fue is ser).
 * @param before the word before it in the same clause, in lower case; undefined where it begins one, empty where there is none
 */
export function lemmaOf(
  entry: DictionaryEntry,
  before: string | undefined,
  inflection: InflectionRules,
  lookUp: LookUp,
): DictionaryEntry {
  const candidates = (entry.formOf ?? []).flatMap(([term, codes]): Candidate[] => {
    const lemma = lookUp(term)
    return lemma && !lemma.aside ? [{ lemma, codes: codes.split(',') }] : []
  })
  const verbs = candidates.filter(({ codes }) => codes.some((code) => verbal.test(code)))
  const nominals = candidates.filter((candidate) => agrees(entry, candidate))
  const place = kindOfPlace(before, inflection)
  const isOwnVerb = entry.pos === 'v.'
  if (place === 'verb' && verbs.length > 0) return best(verbs)
  const spoken = verbs.filter(({ codes }) => codes.includes(firstPerson))
  if (leavesSubjectOut(before, inflection) && spoken.length > 0) {
    const verb = best(spoken)
    if (rankOf(verb) <= rankOf(entry) * ownWordRatio) return verb
  }
  const participles = verbs.filter(({ codes }) => codes.some((code) => participle.test(code)))
  if (place === 'participle' && entry.pos !== 'adj.' && participles.length > 0) return best(participles)
  // Altas without an article is the adjective, and no registrations.
  const adjectives = place === 'noun' ? [] : nominals.filter(({ lemma }) => lemma.pos === 'adj.')
  const adjective = mostFrequent(adjectives.map(({ lemma }) => lemma))
  if (adjective && !isOwnVerb) return adjective
  if (nominals.length > 0 && (place === 'noun' || !isOwnVerb)) return best(nominals)
  return isOwnVerb && verbs.length > 0 ? best(verbs) : entry
}

/** Whether a form is the plural, or another gender, of the word that it is first of all. */
function agrees(entry: DictionaryEntry, { lemma, codes }: Candidate): boolean {
  if (entry.pos === 'n.') {
    const isPlural = codes.some((code) => plural.test(code) || code === 'sp')
    return isPlural && isNominal(lemma.pos) && rankOf(lemma) <= rankOf(entry) * ownPluralRatio
  }
  const isSameKind = entry.pos === lemma.pos || (entry.pos === 'adj.' && isNominal(lemma.pos))
  // A form that the dictionary only knows as one has the class of its lemma.
  return isSameKind && entry.pos !== 'v.' && codes.some((code) => agreement.test(code))
}

function best(candidates: readonly Candidate[]): DictionaryEntry {
  const order = ({ lemma, codes }: Candidate) => [
    codes.some((code) => code.startsWith('pr') || code === 'pl') ? 0 : 1,
    rankOf(lemma),
  ]
  const [first] = candidates.toSorted((a, b) => {
    const [one, other] = [order(a), order(b)]
    return (one[0] ?? 0) - (other[0] ?? 0) || compareRanks(one[1] ?? 0, other[1] ?? 0)
  })
  if (!first) throw new Error('a form without a lemma')
  return first.lemma
}

/** Infinity less itself is no number. */
const compareRanks = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)
