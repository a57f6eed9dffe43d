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

/** The table, opened for look-ups; nothing is unpacked before it is asked for. */
export interface FormTable {
  /** What a form (in lower case) is a form of, the most frequent lemma first; empty where it is none. */
  lookUp: (form: string) => FormOf[]
  /** All forms of a lemma with their reason codes: a verb's conjugation, a noun's plural. */
  listForms: (lemma: string) => [form: string, reasons: string][]
}

type Paradigm = ReadonlyMap<string, string>

/**
 * Opens a packed table.
 * @throws TypeError where the table is not of this shape
 */
export function openForms({ paradigms, lemmas }: PackedForms): FormTable {
  const opened: (Paradigm | undefined)[] = []
  const paradigmAt = (place: number): Paradigm =>
    (opened[place] ??= new Map((paradigms[place] ?? '').split('|').map(splitCell)))
  const stemOf = (place: number) => {
    const [lemma = '', cut = 0] = lemmas[place] ?? []
    return lemma.slice(0, lemma.length - cut)
  }
  const byStem = new Map<string, number[]>()
  const byLemma = new Map<string, number>()
  for (const [place, [lemma]] of lemmas.entries()) {
    const stem = stemOf(place)
    const others = byStem.get(stem)
    if (others) others.push(place)
    else byStem.set(stem, [place])
    byLemma.set(lemma, place)
  }
  return {
    lookUp: (form) => {
      const places = Array.from({ length: form.length + 1 }, (_, end) => byStem.get(form.slice(0, end)) ?? [])
      return places
        .flatMap((found, end) => found.map((place) => ({ place, ending: form.slice(end) })))
        .toSorted((a, b) => a.place - b.place)
        .flatMap(({ place, ending }): FormOf[] => {
          const [lemma, , paradigm] = lemmas[place] ?? []
          const reasons = paradigm === undefined ? undefined : paradigmAt(paradigm).get(ending)
          return lemma === undefined || reasons === undefined ? [] : [[lemma, reasons]]
        })
    },
    listForms: (lemma) => {
      const place = byLemma.get(lemma)
      if (place === undefined) return []
      const stem = stemOf(place)
      return Array.from(paradigmAt(lemmas[place]?.[2] ?? -1), ([ending, reasons]) => [stem + ending, reasons])
    },
  }
}

function splitCell(cell: string): readonly [ending: string, reasons: string] {
  const space = cell.indexOf(' ')
  return [cell.slice(0, space), cell.slice(space + 1)]
}
