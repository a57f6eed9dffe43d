/** The orders of three lists of words, most frequent first, and the level of the words of a syllabus. */
export interface FrequencySources {
  /** Of film subtitles: spoken language, so it weighs most. */
  subtitles: readonly string[]
  /** Of newspapers and books; long. */
  written: readonly string[]
  levelOf: ReadonlyMap<string, number>
}

const spokenWeight = 0.75
/** A word of a syllabus is taken to be at least as frequent as this many words a level. */
const wordsOfLevel = 1200

/** Words by estimated frequency in everyday language, most frequent first. */
export function orderByFrequency({ subtitles, written, levelOf }: FrequencySources): string[] {
  const spokenPlace = placesOf(subtitles)
  const writtenPlace = placesOf(written)
  const scoreOf = (word: string): number => {
    const inPrint = writtenPlace.get(word) ?? written.length
    const spoken = spokenPlace.get(word) ?? subtitles.length + inPrint
    const blend = spokenWeight * Math.log(spoken + 20) + (1 - spokenWeight) * Math.log(inPrint + 20)
    const level = levelOf.get(word)
    return level === undefined ? blend : Math.min(blend, Math.log(level * wordsOfLevel))
  }
  const words = [...new Set([...subtitles, ...written, ...levelOf.keys()])]
  const scores = new Map(words.map((word) => [word, scoreOf(word)]))
  return words.toSorted((a, b) => (scores.get(a) ?? 0) - (scores.get(b) ?? 0))
}

const placesOf = (words: readonly string[]) => new Map(words.map((word, place) => [word, place]))
