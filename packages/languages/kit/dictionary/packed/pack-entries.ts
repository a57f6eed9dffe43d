import { readEntry, type DictionaryEntry } from '../entry.ts'
import { normalizeTerm } from '../normalize-term.ts'
import { writeLine } from './entry-line.ts'
import { hashTerm } from './hash-term.ts'
import { unlisted, type PackedEntries } from './packed-entries.ts'

/** From this size on, packing yields now and then (requirement 9.6e). */
const yieldsFrom = 2000
const yieldEvery = 1000
/** Longer terms are titles and sayings; looking for them would only slow the splitting of a text down. */
const longestPhrase = 8

export type YieldControl = () => Promise<void> | void

/**
 * What is kept of each entry while a file is read, side by side: an object for each would take twice as long, and a
 * learner waits.
 */
interface Rows {
  lines: string[]
  hashes: number[]
  /** Infinity where an entry has none. */
  ranks: number[]
  keyLengths: number[]
  shelves: number[]
  levels: string[]
  longestTerm: number
}

/**
 * Packs a raw dictionary file; entries that cannot be read are left out.
 * @param yieldControl called every 1,000 entries of a large dictionary, so that whoever runs it stays responsive
 */
export async function packEntries(
  raw: readonly unknown[],
  yieldControl: YieldControl,
): Promise<PackedEntries> {
  const rows = await readRows(raw, yieldControl)
  const order = orderByFrequency(rows)
  const ranked = rows.ranks.filter((rank) => rank !== Infinity).length
  return {
    ...joinLines(rows.lines, order),
    hashes: order.map((row) => rows.hashes[row] ?? 0),
    shelves: Uint8Array.from(order.subarray(0, ranked), (row) => rows.shelves[row] ?? 0),
    levels: rows.levels,
    longestTerm: Math.min(rows.longestTerm, longestPhrase),
  }
}

async function readRows(raw: readonly unknown[], yieldControl: YieldControl): Promise<Rows> {
  const rows: Rows = {
    lines: [],
    hashes: [],
    ranks: [],
    keyLengths: [],
    shelves: [],
    levels: [],
    longestTerm: 1,
  }
  const byKey = new Map<string, number>()
  for (let place = 0; place < raw.length; place++) {
    if (raw.length >= yieldsFrom && place > 0 && place % yieldEvery === 0) await yieldControl()
    const entry = readEntry(raw[place])
    if (!entry) continue
    const key = normalizeTerm(entry.term)
    const known = byKey.get(key)
    // A term in lower case beats a name that differs only by its capital.
    if (known !== undefined && entry.term !== key) continue
    const row = known ?? byKey.size
    byKey.set(key, row)
    writeRow(rows, row, key, entry)
  }
  return rows
}

function writeRow(rows: Rows, row: number, key: string, entry: DictionaryEntry): void {
  rows.lines[row] = writeLine(entry)
  rows.hashes[row] = hashTerm(key)
  rows.ranks[row] = entry.rank ?? Infinity
  rows.keyLengths[row] = key.length
  rows.shelves[row] = entry.vulgar ? unlisted : shelfOf(entry.level, rows.levels)
  rows.longestTerm = Math.max(rows.longestTerm, termLength(key))
}

function shelfOf(level: string | undefined, levels: string[]): number {
  if (level === undefined) return 0
  const known = levels.indexOf(level)
  // As many as a byte can tell apart.
  return known >= 0 || levels.length >= unlisted - 1 ? known + 1 : levels.push(level)
}

/** The rows by rank, those of equal rank or none by length: sorted as numbers, which is ten times as fast as comparing. */
function orderByFrequency({ ranks, keyLengths }: Rows): Uint32Array<ArrayBuffer> {
  const size = ranks.length
  const longest = 256
  const rarest = ranks.reduce((most, rank) => (rank === Infinity ? most : Math.max(most, rank)), 0) + 1
  const keys = Float64Array.from(ranks, (rank, row) => {
    const byLength = Math.min(rank, rarest) * longest + Math.min(keyLengths[row] ?? 0, longest - 1)
    return byLength * size + row
  })
  return Uint32Array.from(keys.sort(), (key) => key % size)
}

const newline = 10

function joinLines(lines: readonly string[], order: Uint32Array): Pick<PackedEntries, 'lines' | 'starts'> {
  const bytes = new TextEncoder().encode(Array.from(order, (row) => lines[row] ?? '').join(''))
  const starts = new Uint32Array(order.length + 1)
  for (let place = 1, end = 0; place < starts.length; place++) {
    end = bytes.indexOf(newline, end) + 1
    starts[place] = end
  }
  return { lines: bytes, starts }
}

function termLength(term: string): number {
  return /\p{Script=Han}/u.test(term) ? term.length : term.split(' ').length
}
