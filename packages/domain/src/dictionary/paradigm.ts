import type { FormTable } from './form-table.ts'

/** A form of a lemma with the codes of its reasons (see form-reason). */
export type Inflection = readonly [form: string, codes: readonly string[]]

/** Every inflected form of a lemma; none where the table does not know it. */
export function listInflections(table: FormTable, lemma: string): Inflection[] {
  return table.listForms(lemma).map(([form, reasons]) => [form, reasons.split(',')])
}

/** Tenses in the order a grammar teaches them, by their code. */
const tenses = ['pr', 'im', 'pt', 'sp', 'fu', 'co', 'su', 'si', 'ip'] as const
export type Tense = (typeof tenses)[number]
export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const

/** One tense of a verb: the forms of its six persons, several where a verb has several, none where it lacks one. */
export interface TenseRow {
  tense: Tense
  forms: readonly (readonly string[])[]
}

export interface VerbTable {
  tenses: TenseRow[]
  gerund: string[]
  pastParticiple: string[]
}

/** The conjugation of a verb as a table; undefined where the forms are none of a verb. */
export function conjugationTable(inflections: readonly Inflection[]): VerbTable | undefined {
  const withCode = (code: string) =>
    inflections.filter(([, codes]) => codes.includes(code)).map(([form]) => form)
  const rows = tenses
    .map((tense) => ({ tense, forms: persons.map((person) => withCode(tense + person)) }))
    .filter(({ forms }) => forms.some((cell) => cell.length > 0))
  if (rows.length < 3) return undefined
  return {
    tenses: rows,
    gerund: [...withCode('ge'), ...withCode('ap')],
    pastParticiple: [...withCode('ppms'), ...withCode('pp')],
  }
}

const agreements = ['ms', 'fs', 'mp', 'fp', 'pl'] as const
export type Agreement = (typeof agreements)[number]

/** Plural, and forms for gender, of a noun or adjective, by code; those there are. */
export function agreementForms(inflections: readonly Inflection[]): { agreement: Agreement; form: string }[] {
  return agreements.flatMap((agreement) =>
    inflections.filter(([, codes]) => codes.includes(agreement)).map(([form]) => ({ agreement, form })),
  )
}
