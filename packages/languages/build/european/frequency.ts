import { readText } from '../sources.ts'

/**
 * Word forms of film subtitles, most frequent first.
 * @param shortWords words of one letter, which the lists leave out, and their places
 */
export function readFrequentForms(
  folder: string,
  key: string,
  shortWords: readonly (readonly [word: string, place: number])[],
): string[] {
  const forms = JSON.parse(readText(folder, key)) as string[]
  for (const [word, place] of shortWords) if (!forms.includes(word)) forms.splice(place, 0, word)
  return forms
}

/** How common an English word is, from 0.5 to about 2: rare glosses make poor first senses. */
export function readCommonness(folder: string): (english: string) => number {
  const words = JSON.parse(readText(folder, 'englishWords')) as string[]
  const placeOf = new Map(words.map((word, place) => [word, place]))
  return (english) => {
    const place = placeOf.get(english.toLowerCase()) ?? words.length
    return 0.5 + 1.5 / Math.log2(3 + place / 100)
  }
}
