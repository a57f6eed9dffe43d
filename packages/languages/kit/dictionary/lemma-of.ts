import type { DictionaryEntry } from './entry.ts'

/** Codes of persons, gerunds and participles. */
const ofVerb = /^(?:[a-z]{2}[123][sp]|ge|pp|ap)/u

/**
 * What a word is a form of in its first sense: casas, houses, of casa, although casar has such a form, too; río, a river, of
 * nothing.
 */
export const lemmaOf = ({ pos, formOf = [] }: Pick<DictionaryEntry, 'pos' | 'formOf'>): string | undefined =>
  formOf.find(([, codes]) => ofVerb.test(codes) === (pos === 'v.'))?.[0]
