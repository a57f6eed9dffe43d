import { withoutStress } from '../accents.ts'
import type { KnownTerm, TermLookup } from '../../kit/tokens/text-token.ts'
import { guessInfinitives, irregularInfinitive } from './infinitives.ts'

/** Pronouns at the end of a verb: one or two. */
const pronounPair = /^(se|me|te|nos|os)?(se|me|te|nos|os|lo|la|los|las|le|les)$/iu
const longestPronouns = 'noslos'.length

/** Imperatives that bear no accent before one pronoun; of longer ones nothing but the accent tells them from nouns. */
const shortImperative =
  /^(?:da|den?|di|diga|haz|pon|ten|ven?|sal|sé|oye|mira|deja|trae|pasa|llama|espera|cuenta)$/u

/** A verb as it stands in front of its pronouns, and the dictionary's infinitive. */
interface VerbWithPronouns {
  head: string
  pronouns: string[]
  term: string
}

/**
 * Reads a verb with pronouns at its end (dándoselo, siéntense), or undefined where the text is none. The longest
 * pronouns win, in front of a form that the dictionary has before all others: mánda|nos|lo, since mandan is no
 * imperative.
 */
export function readVerbWithPronouns(text: string, dictionary: TermLookup): VerbWithPronouns | undefined {
  const cuts = listCuts(text)
  for (const findInfinitive of [findOfForm, guessOfForm])
    for (const { head, pronouns } of cuts) {
      const tail = pronouns.join('').toLowerCase()
      const terms = formsOf(head.toLowerCase(), tail).flatMap(
        (form) => findInfinitive(form, persons(tail), dictionary) ?? [],
      )
      if (terms[0] !== undefined) return { head, pronouns, term: terms[0] }
    }
  return undefined
}

function listCuts(text: string): Pick<VerbWithPronouns, 'head' | 'pronouns'>[] {
  const longest = Math.min(longestPronouns, text.length - 1)
  return Array.from({ length: Math.max(0, longest - 1) }, (_, shorter) => text.length - longest + shorter)
    .map((cut) => ({ head: text.slice(0, cut), found: pronounPair.exec(text.slice(cut)) }))
    .flatMap(({ head, found }) =>
      found ? [{ head, pronouns: [found[1], found[2]].filter((part) => part !== undefined) }] : [],
    )
}

/** Codes (see form-reason.ts) of the forms that may stand before pronouns: te is said to tú, se alone to usted. */
function persons(tail: string): RegExp {
  if (tail.startsWith('te')) return /^(?:ge|ip2s)$/
  if (tail === 'se') return /^(?:ge|(?:su|ip)3[sp])$/
  if (tail.startsWith('os')) return /^(?:ge|ip2p)$/
  return /^(?:ge|ip\d[sp]|su(?:3[sp]|1p))$/
}

/** The infinitive of a form that the dictionary has as an infinitive, a gerund or an imperative. */
function findOfForm(form: string, codes: RegExp, dictionary: TermLookup): string | undefined {
  const known = dictionary.lookUp(form)
  if (known && isVerb(known, dictionary)) return known.term
  const lemmas = (known?.formOf ?? []).flatMap(([lemma, reasons]) =>
    reasons.split(',').some((reason) => codes.test(reason)) ? (dictionary.lookUp(lemma) ?? []) : [],
  )
  return findMostFrequent(lemmas.filter(({ term }) => infinitive.test(term)))
}

/** The infinitive of a form that the dictionary lacks, by rule. */
function guessOfForm(form: string, _codes: RegExp, dictionary: TermLookup): string | undefined {
  const irregular = irregularInfinitive(form)
  if (irregular !== undefined) return dictionary.lookUp(irregular)?.term
  if (dictionary.lookUp(form)) return undefined
  const guesses = guessInfinitives(form).flatMap((guess) => dictionary.lookUp(guess) ?? [])
  return findMostFrequent(guesses.filter((known) => isVerb(known, dictionary)))
}

/** The term of the lowest rank; of those that have none, the first. */
function findMostFrequent(known: readonly KnownTerm[]): string | undefined {
  const rankOf = ({ rank = Number.MAX_SAFE_INTEGER }: KnownTerm) => rank
  return known.toSorted((a, b) => rankOf(a) - rankOf(b))[0]?.term
}

/** Infinitives bear no accent but those in -ír: dímer is none. */
const infinitive = /^[a-zñü]*[aeií]r$/u

/** Escalar is a noun first, but escalando is a form of it. */
function isVerb({ term, pos }: KnownTerm, dictionary: TermLookup): boolean {
  if (!infinitive.test(term)) return false
  const gerund = term.replace(/ar$/u, 'ando').replace(/[eií]r$/u, 'iendo')
  return pos === 'v.' || dictionary.lookUp(gerund)?.formOf?.some(([lemma]) => lemma === term) === true
}

/**
 * The verb as it is without pronouns: dándo is dando, levantémo(nos) is levantemos, digámo(selo) is digamos,
 * levanta(os) is levantad.
 */
function formsOf(head: string, tail: string): string[] {
  const plain = withoutStress(head)
  const isGerundOrInfinitive = /(?:ando|[iy]endo|[aeií]r)$/u.test(plain)
  if (/^(?:nos|se)/u.test(tail) && plain.endsWith('mo')) return [`${plain}s`]
  if (tail.startsWith('os') && /[aei]$/u.test(plain)) return [`${plain}d`]
  const isImperative = head !== plain || shortImperative.test(plain)
  return isGerundOrInfinitive || isImperative ? [head, plain] : []
}
