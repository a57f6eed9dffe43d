import { readText } from '../../../build/sources.ts'
import type { FrequencySources } from './frequency.ts'
import type { CedictEntry } from './readings.ts'

export function readCedict(folder: string): CedictEntry[] {
  // In 120 places the ü of a reading is torn apart: nu : 3 for nu:3.
  const text = readText(folder, 'cedict').replace(/(?<=[ln]u) : ?(?=[1-5])/giu, ':')
  return JSON.parse(text) as CedictEntry[]
}

/** How often a character is read so, by character and reading joined ("一yī"), from Unihan's kHanyuPinlu. */
export function readReadingCounts(folder: string): Map<string, number> {
  const rows = readText(folder, 'unihanReadings').matchAll(/"(\p{Script=Han}[^"]+)":\s*"(\d+)"/gu)
  return new Map(Array.from(rows, ([, key = '', count]) => [key, Number(count)]))
}

/** @param isWritten whether a word is in simplified characters and worth a rank */
export function readFrequencySources(folder: string, isWritten: (word: string) => boolean): FrequencySources {
  const written = readText(folder, 'jieba')
    .split('\n')
    .map((line) => line.split(' '))
    .toSorted((a, b) => Number(b[1]) - Number(a[1]))
    .map(([word = '']) => word)
  return {
    subtitles: readText(folder, 'chineseSubtitles').trim().split('\n').filter(isWritten),
    written: written.filter(isWritten),
    levelOf: readLevels(folder),
  }
}

/** HSK level, 1 to 6, by word. */
function readLevels(folder: string): Map<string, number> {
  const text = readText(folder, 'hsk')
  const lists = Array.from(text.matchAll(/\["[^\]]*"\]/g), ([list]) => JSON.parse(list) as string[])
  return new Map(
    lists.flatMap((words, place) => words.map((word) => [word, place + 1] as const)).toReversed(),
  )
}
