import type { FormOf } from '../../kit/dictionary/form-table.ts'
import { glossesOf, rareVerbsOf } from './form-fit.ts'

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
  const others = formOf.filter((pair) => isInflection(pair) && isCommon(pair))
  const glosses = (pairs: readonly FormOf[]) => glossesOf(term, pairs, definitions)
  const definition = definitions.get(term) ?? ''
  const isNoun = definition.startsWith('n. ')
  // años is first of all years, and aime a form of aimer, whatever else may be written so.
  const isForm = formOf.some(
    ([, reasons]) =>
      (isNoun ? plural : agreement).test(reasons) || (finite.test(reasons) && !isHeadword(term)),
  )
  if (!isForm) return [...new Set([definition, ...glosses(others)])]
  const isRare = rareVerbsOf(formOf)
  const usual = others.filter((pair) => !isRare(pair))
  return [...new Set([...glosses(usual), definition, ...glosses(others.filter(isRare))])]
}

/** Reason codes of forms with a person. */
const finite = /^(pr|im|pt|sp|fu|co|su|si|sf|ip)/
