/**
 * The inflected forms of a language, packed: a lemma names how many letters its forms do not share and the paradigm
 * that is put in their place ("o pr1s|as pr2s|…"). Lemmas stand in the order of their frequency.
 */
export interface PackedForms {
  paradigms: readonly string[]
  lemmas: readonly (readonly [lemma: string, cut: number, paradigm: number])[]
}

/** A lemma and the reason codes of a form of it, joined by commas (see form-reason). */
export type FormOf = readonly [lemma: string, reasons: string]

/**
 * Unpacks the table: what each form is a form of, the most frequent lemma first.
 * @throws TypeError where the table is not of this shape
 */
export function unpackForms({ paradigms, lemmas }: PackedForms): Map<string, FormOf[]> {
  const split = paradigms.map((paradigm) =>
    paradigm.split('|').map((cell) => {
      const space = cell.indexOf(' ')
      return [cell.slice(0, space), cell.slice(space + 1)] as const
    }),
  )
  const found = new Map<string, FormOf[]>()
  for (const [lemma, cut, paradigm] of lemmas) {
    const stem = lemma.slice(0, lemma.length - cut)
    for (const [ending, reasons] of split[paradigm] ?? []) {
      const form = stem + ending
      const others = found.get(form)
      if (others) others.push([lemma, reasons])
      else found.set(form, [[lemma, reasons]])
    }
  }
  return found
}
