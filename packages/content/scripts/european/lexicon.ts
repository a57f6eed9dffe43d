import type { PackedForms } from '@lingarden/domain/dictionary/form-table'
import type { BuiltEntry } from '../built-entry.ts'
import { isVulgarSense } from '../vulgar.ts'
import { readLabel } from './describe.ts'
import type { FormTable } from './forms.ts'
import { packForms } from './pack-forms.ts'

export interface LexiconInput {
  /** Definitions of the headwords, those by hand among them. */
  definitions: ReadonlyMap<string, string>
  /** Headwords whose definition by hand already says what they are forms of. */
  byHand: ReadonlySet<string>
  forms: FormTable
  /** Most frequent first. */
  frequentForms: readonly string[]
  ipaOf: (term: string) => string
  isVulgar: (term: string) => boolean
}

export interface Lexicon {
  entries: BuiltEntry[]
  /** All inflected forms of the headwords. */
  forms: PackedForms
}

/** Reason codes of plurals, and of feminines too. */
const plural = /^(pl|mp)$/
const agreement = /^(pl|mp|fs|fp)$/
/** realmente has its own meaning beside real; años has none beside año. */
const isInflection = ([, reasons]: [string, string]) => !/^(av|sl|ac)/.test(reasons)
const commonLemmas = 15_000
/** Lemmas that a form may belong to, shown with it. */
const mostLemmas = 3
/** The lemma ranks at which the levels A1, A2, B1, B2 and C1 end: an estimate from frequency, no syllabus. */
const levelEnds = { A1: 700, A2: 1600, B1: 3200, B2: 6500, C1: 13_000 }

/** Headwords and frequent forms as entries, all other forms as a table. */
export function buildLexicon(input: LexiconInput): Lexicon {
  const { definitions, forms, frequentForms } = input
  const rankOf = new Map(frequentForms.map((form, place) => [form, place + 1]))
  const lemmaRanks = rankLemmas(input, rankOf)
  const levelOf = levelsOf(lemmaRanks)
  const entries: BuiltEntry[] = []
  for (const [term, definition] of definitions) {
    const formOf = formsOf(forms, term, definitions, rankOf)
    const others = input.byHand.has(term)
      ? []
      : glossesOf(
          // mano is no learner's form of manar: verbs that are rare themselves only stand in formOf.
          formOf.filter((pair) => isInflection(pair) && (rankOf.get(pair[0]) ?? unranked) <= commonLemmas),
          definitions,
        )
    // años is first of all years, whatever else the plural may mean.
    const isAgreement = formOf.some(([, reasons]) =>
      definition.startsWith('n. ') ? plural.test(reasons) : agreement.test(reasons),
    )
    const readings = isAgreement ? [...others, definition] : [definition, ...others]
    entries.push(
      entryOf(input, term, dropRepeats(readings).join(' | '), {
        rank: lemmaRanks.get(term),
        level: levelOf.get(term),
        formOf,
      }),
    )
  }
  for (const form of frequentForms) {
    const formOf = definitions.has(form) ? [] : formsOf(forms, form, definitions, rankOf)
    if (formOf.length > 0)
      entries.push(
        entryOf(input, form, glossesOf(formOf, definitions).join(' | '), { rank: rankOf.get(form), formOf }),
      )
  }
  const byRank = [...definitions.keys()].toSorted(
    (a, b) => (rankOf.get(a) ?? unranked) - (rankOf.get(b) ?? unranked),
  )
  return { entries, forms: packForms(forms, byRank) }
}

const unranked = Number.MAX_SAFE_INTEGER

/** Readings without what an earlier one says word for word. */
const dropRepeats = (readings: readonly string[]) => [...new Set(readings)]

interface Extra {
  rank?: number | undefined
  level?: string | undefined
  formOf: [string, string][]
}

function entryOf(input: LexiconInput, term: string, definition: string, extra: Extra): BuiltEntry {
  const { pos, gender } = readLabel(definition)
  const isVulgar = input.isVulgar(term) || isVulgarSense(definition.split(/[;,|]/)[0] ?? '')
  return {
    term,
    pronunciation: input.ipaOf(term),
    definition,
    ...(pos !== undefined && { pos }),
    ...(gender && { gender }),
    ...(extra.rank !== undefined && { rank: extra.rank }),
    ...(extra.level !== undefined && { level: extra.level }),
    ...(extra.formOf.length > 0 && { formOf: extra.formOf }),
    ...(isVulgar && { vulgar: true as const }),
  }
}

function formsOf(
  forms: FormTable,
  form: string,
  definitions: ReadonlyMap<string, string>,
  rankOf: ReadonlyMap<string, number>,
): [string, string][] {
  const rank = (lemma: string) => rankOf.get(lemma) ?? Number.POSITIVE_INFINITY
  const known = Array.from(forms.get(form) ?? []).filter(
    ([lemma]) => definitions.has(lemma) && lemma !== form,
  )
  const frequent = known.filter(([lemma]) => rankOf.has(lemma))
  return (frequent.length > 0 ? frequent : known)
    .toSorted(([a], [b]) => (rank(a) === rank(b) ? (a < b ? -1 : 1) : rank(a) - rank(b)))
    .slice(0, mostLemmas)
    .map(([lemma, reasons]) => [lemma, [...reasons].toSorted().join(',')])
}

/** What the lemmas of a form mean: their first two parts of speech that can have such a form. */
function glossesOf(formOf: readonly [string, string][], definitions: ReadonlyMap<string, string>): string[] {
  const glosses = formOf.map(([lemma, reasons]) => {
    const parts = (definitions.get(lemma) ?? '').split(/ \| |; /)
    const isVerbal = verbal.test(reasons)
    const fitting = parts.filter((part) => part.startsWith('v. ') === isVerbal)
    return (fitting.length > 0 ? fitting : parts).slice(0, 2).join('; ')
  })
  return [...new Set(glosses)]
}

/** Reason codes that only verbs have. */
const verbal = /^(pr|im|pt|sp|fu|co|su|si|sf|ip|ge|pp|ap)/

/** A headword is as frequent as the most frequent of its own forms that is no word of its own; a form of two counts for the more frequent one. */
function rankLemmas({ definitions, forms }: LexiconInput, rankOf: ReadonlyMap<string, number>) {
  const best = new Map<string, number>()
  const offer = (lemma: string, rank: number) => best.set(lemma, Math.min(best.get(lemma) ?? rank, rank))
  for (const [form, rank] of rankOf) {
    const [lemma] = formsOf(forms, form, definitions, rankOf)[0] ?? []
    if (definitions.has(form)) offer(form, rank)
    else if (lemma !== undefined) offer(lemma, rank)
  }
  return best
}

function levelsOf(ranks: ReadonlyMap<string, number>): Map<string, string> {
  const sorted = Array.from(ranks).toSorted((a, b) => a[1] - b[1])
  const names = Object.entries(levelEnds)
  return new Map(
    sorted.flatMap(([term], place): [string, string][] => {
      const level = names.find(([, end]) => place < end)?.[0]
      return level === undefined ? [] : [[term, level]]
    }),
  )
}
