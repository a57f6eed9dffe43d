import { readText } from '../sources.ts'

type Language = 'spanishWords' | 'frenchWords'

/** The lists leave words of one letter out; these are their places. */
const shortWords: Record<Language, readonly [word: string, place: number][]> = {
  spanishWords: [
    ['a', 3],
    ['y', 4],
    ['o', 60],
    ['e', 900],
    ['u', 3000],
  ],
  frenchWords: [
    ['à', 8],
    ['a', 9],
    ['y', 60],
    ['ô', 4000],
  ],
}

/** Word forms of film subtitles, most frequent first. */
export function readFrequentForms(folder: string, key: Language): string[] {
  const forms = JSON.parse(readText(folder, key)) as string[]
  for (const [word, place] of shortWords[key]) if (!forms.includes(word)) forms.splice(place, 0, word)
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
