/** Reason codes (see the domain's form-reason) by lemma, by form. */
export type FormTable = Map<string, Map<string, Set<string>>>

export function addForm(table: FormTable, form: string, lemma: string, reason: string) {
  if (form === '' || form === lemma || form.includes(' ')) return
  const lemmas = table.get(form) ?? new Map<string, Set<string>>()
  table.set(form, lemmas)
  const reasons = lemmas.get(lemma) ?? new Set<string>()
  lemmas.set(lemma, reasons)
  reasons.add(reason)
}
