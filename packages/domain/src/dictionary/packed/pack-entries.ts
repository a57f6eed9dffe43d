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
 * Packs a raw dictionary file; entries that cannot be read are left out.
 * @param yieldControl called every 1,000 entries of a large dictionary, so that whoever runs it stays responsive
 */
export async function packEntries(
  raw: readonly unknown[],
  yieldControl: YieldControl,
): Promise<PackedEntries> {
  const byKey = await readByKey(raw, yieldControl)
  const sorted = sortByFrequency(byKey)
  const { lines, starts } = await writeLines(sorted, yieldControl)
  const hashes = new Uint32Array(sorted.length)
  let longestTerm = 1
  for (const [place, [key]] of sorted.entries()) {
    hashes[place] = hashTerm(key)
    longestTerm = Math.max(longestTerm, termLength(key))
  }
  return {
    lines,
    starts,
    hashes,
    ...shelve(sorted),
    longestTerm: Math.min(longestTerm, longestPhrase),
  }
}

type Keyed = [key: string, entry: DictionaryEntry]

async function readByKey(
  raw: readonly unknown[],
  yieldControl: YieldControl,
): Promise<Map<string, DictionaryEntry>> {
  const byKey = new Map<string, DictionaryEntry>()
  for (const [place, rawEntry] of raw.entries()) {
    if (raw.length >= yieldsFrom && place > 0 && place % yieldEvery === 0) await yieldControl()
    const entry = readEntry(rawEntry)
    if (!entry) continue
    const key = normalizeTerm(entry.term)
    // A term in lower case beats a name that differs only by its capital.
    if (!byKey.has(key) || entry.term === key) byKey.set(key, entry)
  }
  return byKey
}

/** Those without a rank are many, and sorting them by comparisons would take too long. */
function sortByFrequency(byKey: ReadonlyMap<string, DictionaryEntry>): Keyed[] {
  const ranked: Keyed[] = []
  const byLength: Keyed[][] = []
  for (const keyed of byKey) {
    if (keyed[1].rank === undefined) (byLength[keyed[0].length] ??= []).push(keyed)
    else ranked.push(keyed)
  }
  ranked.sort((a, b) => (a[1].rank ?? 0) - (b[1].rank ?? 0) || a[0].length - b[0].length)
  return ranked.concat(...byLength.filter(Boolean))
}

async function writeLines(
  sorted: readonly Keyed[],
  yieldControl: YieldControl,
): Promise<Pick<PackedEntries, 'lines' | 'starts'>> {
  const encoder = new TextEncoder()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const starts = new Uint32Array(sorted.length + 1)
  let [place, end] = [0, 0]
  for (let from = 0; from < sorted.length; from += yieldEvery) {
    if (sorted.length >= yieldsFrom && from > 0) await yieldControl()
    const texts = sorted.slice(from, from + yieldEvery).map(([, entry]) => writeLine(entry))
    const chunk = encoder.encode(texts.join(''))
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1))
      starts[++place] = end + at + 1
    chunks.push(chunk)
    end += chunk.length
  }
  return { lines: joinBytes(chunks, end), starts }
}

const newline = 10

function joinBytes(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    joined.set(chunk, at)
    at += chunk.length
  }
  return joined
}

function shelve(sorted: readonly Keyed[]): Pick<PackedEntries, 'shelves' | 'levels'> {
  const levels: string[] = []
  const shelfOf = (level: string): number => {
    const known = levels.indexOf(level)
    // As many as a byte can tell apart.
    return known >= 0 || levels.length >= unlisted - 1 ? known + 1 : levels.push(level)
  }
  const firstUnranked = sorted.findIndex(([, { rank }]) => rank === undefined)
  const shelves = new Uint8Array(firstUnranked < 0 ? sorted.length : firstUnranked)
  for (let place = 0; place < shelves.length; place++) {
    const { level, vulgar } = sorted[place]?.[1] ?? {}
    if (vulgar) shelves[place] = unlisted
    else if (level !== undefined) shelves[place] = shelfOf(level)
  }
  return { shelves, levels }
}

function termLength(term: string): number {
  return /\p{Script=Han}/u.test(term) ? term.length : term.split(' ').length
}
