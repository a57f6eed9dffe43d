import type { DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { FormOf } from '@lingarden/languages/kit/dictionary/form-table'
import { agreementForms, conjugationTable, type Inflection } from './paradigm.ts'

/** Reason codes of the forms that nouns and adjectives have. */
const isNominal = ([, reasons]: FormOf): boolean => /(?:^|,)(?:pl|ms|mp|fs|fp)(?:,|$)/.test(reasons)
/** A word that is said to be something else than a verb. */
const isOtherThanVerb = ({ pos }: DictionaryEntry): boolean => pos !== undefined && pos !== 'v.'

/** Whether a page can show anything of these inflections. */
export const hasForms = (inflections: readonly Inflection[]): boolean =>
  agreementForms(inflections).length > 0 || conjugationTable(inflections) !== undefined

/**
 * The lemma whose forms the page of a word shows where it has none of its own: tener for tienes, casa for casas. A noun
 * is not shown a verb's: casa is a house, whatever casar means, and its page leads to that verb by a link.
 */
export function lemmaForForms(entry: DictionaryEntry): string | undefined {
  const formOf = entry.formOf ?? []
  const [lemma] = (isOtherThanVerb(entry) ? formOf.find(isNominal) : formOf[0]) ?? []
  return lemma
}
