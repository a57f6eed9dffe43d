import type { BuiltEntry } from '../../../build/built-entry.ts'
import { readHand } from '../../../build/hand.ts'
import type { DictionaryBuild } from '../../../build/dictionary-build.ts'
import { readKnownLevels } from '../../../build/levels.ts'
import { isVulgarTerm, orderSenses } from '../../../build/vulgar.ts'
import { orderByFrequency } from './frequency.ts'
import { readCedict, readFrequencySources, readReadingCounts } from './read-sources.ts'
import { carryMeanings } from './references.ts'
import { orderReadings, type CedictEntry, type Reading, type ReadingOrder } from './readings.ts'

/** Words beyond this many get no rank: the lists say little about them. */
const ranked = 60_000

const byHand = (file: string): URL => new URL(`../hand/${file}`, import.meta.url)
const namesByHand = byHand('names.txt')

export const dictionaryBuild: DictionaryBuild = {
  sharedSources: [],
  build: async (folder) => ({ entries: buildMandarin(folder) }),
  frequentWords: {
    says: 'Words by frequency in film subtitles and print: FrequencyWords 2016, CC-BY-SA-4.0, and jieba, MIT.',
    read: readFrequentWords,
  },
}

/** Words in simplified characters. */
function readFrequentWords(folder: string): string[] {
  const cedict = readCedict(folder)
  const simplified = new Set(cedict.flatMap((entry) => Array.from(entry.simplified)))
  const traditional = new Set(cedict.flatMap((entry) => Array.from(entry.traditional)))
  const isSimplified = (word: string) =>
    /^\p{Script=Han}+$/u.test(word) &&
    !Array.from(word).some((character) => traditional.has(character) && !simplified.has(character))
  return orderByFrequency(readFrequencySources(folder, isSimplified))
}

/** CC-CEDICT by simplified form: one entry a word, its readings and their senses side by side. */
function buildMandarin(folder: string): BuiltEntry[] {
  const entries = [...readCedict(folder), ...readOwnWords()]
  const counts = readReadingCounts(folder)
  const order: ReadingOrder = {
    byHand: new Map(
      Array.from(readHand(byHand('readings.txt')), ([term, list]) => [term, list.split(' | ')]),
    ),
    countOf: (character, pinyin) => counts.get(character + pinyin) ?? 0,
  }
  const senses = readHand(byHand('senses.txt'))
  const names = readHand(namesByHand)
  const byTerm = Map.groupBy(entries, ({ simplified }) => simplified)
  const frequency = readFrequencySources(folder, (word) => byTerm.has(word))
  const unranked = readHand(byHand('unranked.txt'))
  const words = orderByFrequency(frequency).filter((word) => byTerm.has(word) && !unranked.has(word))
  const rankOf = new Map(words.slice(0, ranked).map((word, place) => [word, place + 1]))
  const known = readKnownLevels(byHand('levels.txt'))
  const readingsOf = (term: string) =>
    withSensesByHand(orderReadings(term, byTerm.get(term) ?? [], order), senses.get(term))
  return Array.from(byTerm, ([term, group]) => {
    const readings = carryMeanings(readingsOf(term), readingsOf)
    return {
      ...entryOf(term, readings, group),
      ...optional('rank', rankOf.get(term)),
      ...optional('level', known.get(term) ?? levelName(frequency.levelOf.get(term))),
      ...(names.has(term) && { aside: true as const }),
    }
  }).filter(({ definition }) => definition !== '')
}

/** Words and names that CC-CEDICT lacks, in its shape. */
function readOwnWords(): CedictEntry[] {
  return [...readHand(byHand('words.txt')), ...readHand(namesByHand)].map(([simplified, rest]) => {
    const [pinyin = '', senses = '', traditional = simplified] = rest.split('\t')
    return { simplified, traditional, pinyin, english: senses.split('; ') }
  })
}

const levelName = (level: number | undefined) => (level === undefined ? undefined : `HSK${level}`)

const optional = <Value>(key: string, value: Value | undefined) =>
  value === undefined ? {} : { [key]: value }

/** Senses by hand come first, those of a reading in the reading's place; what the data adds follows. */
function withSensesByHand(readings: Reading[], firstSenses: string | undefined): Reading[] {
  const lists = firstSenses?.split(' | ') ?? []
  return readings.map((reading, place) => {
    const first = lists[place]?.split('; ').filter(Boolean) ?? []
    if (first.length === 0) return reading
    // Split again, so that what the data says too is said once.
    const senses = reading.senses.flatMap((sense) => sense.split('; '))
    return { ...reading, senses: [...new Set([...first, ...senses])] }
  })
}

function entryOf(term: string, readings: readonly Reading[], group: readonly CedictEntry[]): BuiltEntry {
  const measureWords = [...new Set(readings.flatMap((reading) => reading.measureWords))]
  const traditional = [...new Set(readings.flatMap((reading) => reading.traditional))]
  const isSame = group.every((entry) => entry.traditional === entry.simplified)
  const senses = readings.map((reading) => orderSenses(reading.senses))
  return {
    term,
    pronunciation: readings.map(({ pinyin }) => pinyin).join(' | '),
    definition: senses.map((list) => list.join('; ')).join(' | '),
    ...(measureWords.length > 0 && { measureWords }),
    ...(!isSame && traditional.length > 0 && { traditional: traditional.join(' | ') }),
    ...(isVulgarTerm(senses.flat()) && { vulgar: true as const }),
  }
}
