import type { FormTable } from '@lingarden/languages/kit/dictionary/form-table'
import type { FormRules } from '@lingarden/languages/rules/form-rules'

type Form = readonly [form: string, codes: readonly string[]]

/**
 * The forms of a reflexive verb (levantarse, se lever, s'en aller) with their pronouns, out of those of the verb
 * without one; undefined where the lemma is no such verb or the table knows neither.
 */
export function listReflexiveForms(
  table: FormTable,
  lemma: string,
  { readReflexive }: FormRules,
): Form[] | undefined {
  const verb = readReflexive(lemma)
  if (!verb) return undefined
  const listed = table.listForms(lemma)
  const base = table.listForms(verb.base)
  const own = listed.flatMap(([form, reasons]): Form[] => {
    const codes = reasons.split(',').filter((code) => verb.own.test(code))
    return codes.length > 0 && verb.ownEnding.test(form) ? [[form, codes]] : []
  })
  // s'évanouir is told by itself: there is no évanouir to look up.
  const others = (base.length > 0 ? base : listed).flatMap(([form, reasons]) =>
    reasons.split(',').flatMap((code): Form[] => {
      const inflected = verb.own.test(code) ? undefined : verb.inflect(form, code)
      return inflected === undefined ? [] : [[inflected, [code]]]
    }),
  )
  return own.length + others.length > 0 ? [...others, ...own] : undefined
}
