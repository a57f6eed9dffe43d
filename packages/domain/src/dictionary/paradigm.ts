import { findLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { FormTable } from '@lingarden/languages/kit/dictionary/form-table'
import { listReflexiveForms } from './reflexive.ts'

/** A form of a lemma with the codes of its reasons (see form-reason). */
export type Inflection = readonly [form: string, codes: readonly string[]]

/**
 * Every inflected form of a lemma, those of reflexive verbs with their pronouns (me levanto); none where the table does
 * not know it.
 */
export function listInflections(table: FormTable, lemma: string, languageCode: string): Inflection[] {
  const language = findLanguage(languageCode)
  const rules = language && wordRulesOf(language.tag).forms
  const forms =
    (rules && listReflexiveForms(table, lemma, rules)) ??
    table.listForms(lemma).map(([form, reasons]): Inflection => [form, reasons.split(',')])
  const known = new Set(forms.map(([form]) => form))
  // Coeurs is how cœurs is typed, and no second plural.
  return forms.filter(([form]) => {
    const printed = rules?.printed?.(form) ?? form
    return printed === form || !known.has(printed)
  })
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

export type Agreement = 'ms' | 'fs' | 'mp' | 'fp' | 'pl'

/** The forms of a word for one gender and number: finals and finaux. */
export interface AgreementRow {
  agreement: Agreement
  forms: readonly string[]
}

/** Plural, and forms for gender, of a noun or adjective: a row for each there is, and one row for all plurals. */
export function agreementForms(inflections: readonly Inflection[]): AgreementRow[] {
  const withCodes = (codes: readonly string[]) =>
    inflections.filter(([, own]) => own.some((code) => codes.includes(code))).map(([form]) => form)
  const plural = withCodes(['mp']).length > 0 ? 'mp' : 'pl'
  const rows: AgreementRow[] = [
    { agreement: 'ms', forms: withCodes(['ms']) },
    { agreement: 'fs', forms: withCodes(['fs']) },
    { agreement: plural, forms: withCodes(['mp', 'pl']) },
    { agreement: 'fp', forms: withCodes(['fp']) },
  ]
  return rows.filter(({ forms }) => forms.length > 0)
}
