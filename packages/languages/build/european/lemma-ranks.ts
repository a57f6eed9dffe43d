import type { FormOf } from '../../kit/dictionary/form-table.ts'
import { orderByFit } from './form-fit.ts'
import type { FormTable } from './forms.ts'

/** Lemmas that a form may belong to, shown with it. */
const mostLemmas = 3
/** The lemma ranks at which the levels A1, A2, B1, B2 and C1 end: an estimate from frequency, no syllabus. */
const levelEnds = { A1: 700, A2: 1600, B1: 3200, B2: 6500, C1: 13_000 }

/** What a form is a form of, the fitting and frequent lemma first; rare lemmas only where there is no other. */
export function formsOf(
  forms: FormTable,
  form: string,
  definitions: ReadonlyMap<string, string>,
  rankOf: ReadonlyMap<string, number>,
): FormOf[] {
  const rank = (lemma: string) => rankOf.get(lemma) ?? Number.POSITIVE_INFINITY
  const known = Array.from(forms.get(form) ?? []).filter(
    ([lemma]) => definitions.has(lemma) && lemma !== form,
  )
  const frequent = known.filter(([lemma]) => rankOf.has(lemma))
  const byRank = (frequent.length > 0 ? frequent : known)
    .toSorted(([a], [b]) => (rank(a) === rank(b) ? (a < b ? -1 : 1) : rank(a) - rank(b)))
    .map(([lemma, reasons]): FormOf => [lemma, [...reasons].toSorted().join(',')])
  return orderByFit(form, byRank, definitions).slice(0, mostLemmas)
}

/**
 * A headword is as frequent as the most frequent of its forms that is no word of its own; a form of two counts for the
 * more frequent one.
 */
export function rankLemmas(
  forms: FormTable,
  definitions: ReadonlyMap<string, string>,
  rankOf: ReadonlyMap<string, number>,
): Map<string, number> {
  const best = new Map<string, number>()
  const offer = (lemma: string, rank: number) => best.set(lemma, Math.min(best.get(lemma) ?? rank, rank))
  for (const [form, rank] of rankOf) {
    const [lemma] = formsOf(forms, form, definitions, rankOf)[0] ?? []
    if (definitions.has(form)) offer(form, rank)
    else if (lemma !== undefined) offer(lemma, rank)
  }
  return best
}

/** Estimated levels by headword. */
export function levelsOf(ranks: ReadonlyMap<string, number>): Map<string, string> {
  const sorted = Array.from(ranks).toSorted((a, b) => a[1] - b[1])
  const names = Object.entries(levelEnds)
  return new Map(
    sorted.flatMap(([term], place): [string, string][] => {
      const level = names.find(([, end]) => place < end)?.[0]
      return level === undefined ? [] : [[term, level]]
    }),
  )
}
