import type { PackedForms } from '../../kit/dictionary/form-table.ts'
import type { FormTable } from './forms.ts'

type Cell = readonly [form: string, reasons: string]

/** The table as it is stored: regular words share their paradigms. @param lemmas in the order of their frequency */
export function packForms(table: FormTable, lemmas: readonly string[]): PackedForms {
  const cells = new Map<string, Cell[]>()
  for (const [form, byLemma] of table)
    for (const [lemma, reasons] of byLemma) {
      const known = cells.get(lemma) ?? []
      cells.set(lemma, known)
      known.push([form, [...reasons].toSorted().join(',')])
    }
  const places = new Map<string, number>()
  const packed = lemmas.flatMap((lemma) => {
    const own = cells.get(lemma)
    if (!own) return []
    const stem = commonStart([lemma, ...own.map(([form]) => form)])
    const paradigm = own
      .map(([form, reasons]) => `${form.slice(stem)} ${reasons}`)
      .toSorted()
      .join('|')
    const place = places.get(paradigm) ?? places.size
    places.set(paradigm, place)
    return [[lemma, lemma.length - stem, place] as const]
  })
  return { paradigms: [...places.keys()], lemmas: packed }
}

/** How many letters all words begin with. */
function commonStart(words: readonly string[]): number {
  const [first = ''] = words
  let length = 0
  while (length < first.length && words.every((word) => word[length] === first[length])) length++
  return length
}
