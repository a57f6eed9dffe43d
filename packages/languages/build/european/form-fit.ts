import type { FormOf } from '../../kit/dictionary/form-table.ts'
import { readLabel } from './describe.ts'

type Definitions = ReadonlyMap<string, string>

/** The parts of speech of a definition; in "n. f. room; coin" the second sense belongs to the first. */
function partsOf(definition: string): string[] {
  const parts: string[] = []
  for (const part of definition.split(/ \| |; /).filter((sense) => sense !== ''))
    if (parts.length > 0 && readLabel(part).pos === undefined) parts[parts.length - 1] += `; ${part}`
    else parts.push(part)
  return parts
}

/**
 * Reason codes that only verbs have, and of these the ones that people say less than a noun's plural: avions is first
 * of all planes, and entradas tickets.
 */
const verbal = /^(pr|im|pt|sp|fu|co|su|si|sf|ip|ge|pp|ap)/
const rareVerbal = /^((im|su|ip)[12]p|pt2p|(sp|si|sf)[123][sp]|pp[mf]p)$/
const isPlural = /^(pl|mp|fp)$/
const isAgreement = /^(pl|ms|mp|fs|fp)$/
const isFeminine = /^(fs|fp)$/
const isNominal = /^(n|adj|num|det|art|pron)\. /
const isFeminineNoun = /^n\. f\. /

const every = (reasons: string, pattern: RegExp) => reasons.split(',').every((code) => pattern.test(code))
const some = (reasons: string, pattern: RegExp) => reasons.split(',').some((code) => pattern.test(code))

/** Tells the lemmas of a plural apart that are verbs whose form is said less (portions of porter). */
export function rareVerbsOf(formOf: readonly FormOf[]): (pair: FormOf) => boolean {
  const hasPlural = formOf.some(([, reasons]) => every(reasons, isPlural))
  return ([, reasons]) => hasPlural && every(reasons, rareVerbal)
}

/** Whether a form (niñas, niña) is one of a feminine noun with an entry of its own, or is that noun itself. */
const hasFeminineNoun = (form: string, formOf: readonly FormOf[], definitions: Definitions): boolean =>
  isFeminineNoun.test(definitions.get(form) ?? '') ||
  formOf.some(
    ([lemma, reasons]) => every(reasons, isPlural) && isFeminineNoun.test(definitions.get(lemma) ?? ''),
  )

/** The lemmas of a form by how well they fit, the order kept otherwise: niñas is of niña before niño. */
export function orderByFit(form: string, formOf: readonly FormOf[], definitions: Definitions): FormOf[] {
  const isRare = rareVerbsOf(formOf)
  const withOwnFeminine = hasFeminineNoun(form, formOf, definitions)
  const distance = (pair: FormOf) => {
    const [lemma, reasons] = pair
    if (isRare(pair)) return 2
    const isNoun = (definitions.get(lemma) ?? '').startsWith('n. ')
    return withOwnFeminine && isNoun && every(reasons, isFeminine) ? 1 : 0
  }
  return formOf.toSorted((a, b) => distance(a) - distance(b))
}

/** What the lemmas of a form mean: of each the first two parts of speech that can have such a form. */
export function glossesOf(form: string, formOf: readonly FormOf[], definitions: Definitions): string[] {
  const withOwnFeminine = hasFeminineNoun(form, formOf, definitions)
  const glosses = formOf.map(([lemma, reasons]) => {
    const parts = partsOf(definitions.get(lemma) ?? '')
    const fitting = fittingParts(parts, reasons, withOwnFeminine)
    return (fitting ?? parts).slice(0, 2).join('; ')
  })
  return [...new Set(glosses)].filter((gloss) => gloss !== '')
}

/** The parts of a definition that can have a form; undefined where none is known to. */
function fittingParts(
  parts: readonly string[],
  reasons: string,
  withOwnFeminine: boolean,
): string[] | undefined {
  const isVerbal = some(reasons, verbal)
  // titulares is a plural and a form of the verb: titular is both.
  if (isVerbal && some(reasons, isAgreement)) return undefined
  const ofKind = parts.filter((part) => part.startsWith('v. ') === isVerbal)
  if (isVerbal || !every(reasons, isAgreement)) return ofKind.length > 0 ? ofKind : undefined
  const nominal = ofKind.filter((part) => isNominal.test(part))
  if (nominal.length === 0) return ofKind.length > 0 ? ofKind : undefined
  return every(reasons, isFeminine) ? feminineParts(nominal, withOwnFeminine) : nominal
}

/** Feminines are of the adjective where there is one (desiertas: deserted), else of the noun, now a feminine one. */
function feminineParts(nominal: readonly string[], withOwnFeminine: boolean): string[] {
  const others = nominal.filter((part) => !part.startsWith('n. '))
  if (others.length > 0 || withOwnFeminine) return others
  return nominal.map((part) => part.replace(/^n\. m\.(?:\/f\.)? /, 'n. f. '))
}
