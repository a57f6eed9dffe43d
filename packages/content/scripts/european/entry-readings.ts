import type { FormOf } from '@lingarden/domain/dictionary/form-table'

/** The words of a language, as far as the order of readings depends on them. */
export interface Words {
  definitions: ReadonlyMap<string, string>
  /** Place among the frequent forms. */
  rankOf: ReadonlyMap<string, number>
  /** Whether another dictionary has the term as a headword, not only as a form. */
  isHeadword: (term: string) => boolean
}

/** Reason codes of plurals, and of feminines too. */
const plural = /^(pl|mp)$/
const agreement = /^(pl|mp|fs|fp)$/
/** realmente has its own meaning beside real; años has none beside año. */
const isInflection = ([, reasons]: FormOf) => !/^(av|sl|ac)/.test(reasons)
const commonLemmas = 15_000

const unranked = Number.MAX_SAFE_INTEGER

/** What a headword means itself and as a form of others, the common one first. */
export function readingsOf(
  term: string,
  formOf: readonly FormOf[],
  { definitions, rankOf, isHeadword }: Words,
): string[] {
  // mano is no learner's form of manar: verbs that are rare themselves only stand in formOf.
  const isCommon = ([lemma]: FormOf) => (rankOf.get(lemma) ?? unranked) <= commonLemmas
  const others = glossesOf(
    formOf.filter((pair) => isInflection(pair) && isCommon(pair)),
    definitions,
  )
  const definition = definitions.get(term) ?? ''
  const isNoun = definition.startsWith('n. ')
  // años is first of all years, and aime a form of aimer, whatever else may be written so.
  const isForm = formOf.some(
    ([, reasons]) =>
      (isNoun ? plural : agreement).test(reasons) || (finite.test(reasons) && !isHeadword(term)),
  )
  return [...new Set(isForm ? [...others, definition] : [definition, ...others])]
}

/** What the lemmas of a form mean: their first two parts of speech that can have such a form. */
export function glossesOf(formOf: readonly FormOf[], definitions: ReadonlyMap<string, string>): string[] {
  const glosses = formOf.map(([lemma, reasons]) => {
    const parts = (definitions.get(lemma) ?? '').split(/ \| |; /)
    const isVerbal = verbal.test(reasons)
    const fitting = parts.filter((part) => part.startsWith('v. ') === isVerbal)
    return (fitting.length > 0 ? fitting : parts).slice(0, 2).join('; ')
  })
  return [...new Set(glosses)]
}

/** Reason codes of forms with a person. */
const finite = /^(pr|im|pt|sp|fu|co|su|si|sf|ip)/
/** Reason codes that only verbs have. */
const verbal = /^(pr|im|pt|sp|fu|co|su|si|sf|ip|ge|pp|ap)/
