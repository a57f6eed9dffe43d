import { withoutAccents } from '@lingarden/text/accents'
import { plainWords } from '@lingarden/text/plain-words'
import { taughtMeaning, type CourseExamples } from './outline.ts'

/** Words as somebody types them in haste, without accents. */
const typedWords = (text: string): string => plainWords(withoutAccents(text)).join(' ')

/** What stands in brackets explains a meaning and is none. */
const inBrackets = /\s*[（(][^)）]*[)）]/gu

/** How near a meaning is to what was typed: 0 the same, 1 its beginning, 2 the beginning of one of its words. */
function distance(meaning: string, wanted: string): number | undefined {
  const parts = meaning
    .replaceAll(inBrackets, '')
    .split(/[;,；，、]/u)
    .map(typedWords)
  if (parts.includes(wanted)) return 0
  if (parts.some((part) => part.startsWith(wanted))) return 1
  if (parts.some((part) => ` ${part}`.includes(` ${wanted}`))) return 2
  return undefined
}

/** The terms of a course that mean what was typed in the language of the reader, the nearest first. */
export function termsByMeaning(examples: CourseExamples, typed: string, limit: number): string[] {
  const wanted = typedWords(typed)
  if (wanted === '') return []
  return Object.entries(examples)
    .flatMap(([term, ofTerm]) => {
      const meaning = taughtMeaning(ofTerm)
      const far = meaning && distance(meaning.gloss, wanted)
      return far === undefined ? [] : [{ term, far }]
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ term }) => term)
}
