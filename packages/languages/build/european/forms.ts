/** Reason codes (see the domain's form-reason) by lemma, by form. */
export type FormTable = Map<string, Map<string, Set<string>>>

/** Adds a form that is written otherwise than its lemma; phrases are left out. */
export function addForm(table: FormTable, form: string, lemma: string, reason: string) {
  if (form === '' || form === lemma || form.includes(' ')) return
  addReason(table, form, lemma, reason)
}

/** Adds a plural that is written like its singular (heureux, crisis), so that the forms of the word show it. */
export function addIdenticalPlural(table: FormTable, lemma: string, reason: 'pl' | 'mp') {
  addReason(table, lemma, lemma, reason)
}

function addReason(table: FormTable, form: string, lemma: string, reason: string) {
  const lemmas = table.get(form) ?? new Map<string, Set<string>>()
  table.set(form, lemmas)
  const reasons = lemmas.get(lemma) ?? new Set<string>()
  lemmas.set(lemma, reasons)
  reasons.add(reason)
}
