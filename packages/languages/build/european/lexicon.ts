import type { FormOf, PackedForms } from '../../kit/dictionary/form-table.ts'
import type { BuiltEntry } from '../built-entry.ts'
import { isVulgarSense } from '../vulgar.ts'
import { readLabel } from './describe.ts'
import { readingsOf } from './entry-readings.ts'
import { glossesOf } from './form-fit.ts'
import type { FormTable } from './forms.ts'
import { formsOf, levelsOf, rankLemmas } from './lemma-ranks.ts'
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
  /** Levels that are known; the others are estimated from frequency. */
  knownLevels: ReadonlyMap<string, string>
  isVulgar: (term: string) => boolean
  /** Whether another dictionary has the term as a headword, not only as a form. */
  isHeadword: (term: string) => boolean
}

export interface Lexicon {
  entries: BuiltEntry[]
  /** All inflected forms of the headwords. */
  forms: PackedForms
}

/** Headwords and frequent forms as entries, all other forms as a table. */
export function buildLexicon(input: LexiconInput): Lexicon {
  const { definitions, forms, frequentForms } = input
  const rankOf = new Map(frequentForms.map((form, place) => [form, place + 1]))
  const lemmaRanks = rankLemmas(forms, definitions, rankOf)
  const levelOf = levelsOf(lemmaRanks)
  const entries: BuiltEntry[] = []
  for (const [term, definition] of definitions) {
    const formOf = formsOf(forms, term, definitions, rankOf)
    const readings = input.byHand.has(term) ? [definition] : readingsOf(term, formOf, { ...input, rankOf })
    entries.push(
      entryOf(input, term, readings.join(' | '), {
        rank: lemmaRanks.get(term),
        level: input.knownLevels.get(term) ?? levelOf.get(term),
        formOf,
      }),
    )
  }
  for (const form of frequentForms) {
    const formOf = definitions.has(form) ? [] : formsOf(forms, form, definitions, rankOf)
    if (formOf.length > 0)
      entries.push(
        entryOf(input, form, glossesOf(form, formOf, definitions).join(' | '), {
          rank: rankOf.get(form),
          formOf,
        }),
      )
  }
  const unranked = Number.MAX_SAFE_INTEGER
  const byRank = [...definitions.keys()].toSorted(
    (a, b) => (rankOf.get(a) ?? unranked) - (rankOf.get(b) ?? unranked),
  )
  return { entries, forms: packForms(forms, byRank) }
}

interface Extra {
  rank?: number | undefined
  level?: string | undefined
  formOf: FormOf[]
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
