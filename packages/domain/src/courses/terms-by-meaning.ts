import { withoutAccents } from '@lingarden/text/accents'
import { plainWords } from '@lingarden/text/plain-words'
import type { ReaderMeanings } from './reader-meaning.ts'

/** Words as somebody types them in haste, without accents. */
const typedWords = (text: string): string => plainWords(withoutAccents(text)).join(' ')

/** What stands in brackets explains a meaning and is none. */
const inBrackets = /\s*[（(][^)）]*[)）]/gu

/** The single meanings that a gloss names, as they are typed. */
const partsOf = (gloss: string): string[] =>
  gloss
    .replaceAll(inBrackets, '')
    .split(/[;,；，、]/u)
    .map(typedWords)

interface KnownTerm {
  term: string
  parts: string[]
}

/** Three thousand glosses are cut once and not with each letter that is typed. */
const known = new WeakMap<ReaderMeanings, KnownTerm[]>()

function knownTerms(meanings: ReaderMeanings): KnownTerm[] {
  const found =
    known.get(meanings) ?? meanings.all().map(([term, gloss]) => ({ term, parts: partsOf(gloss) }))
  known.set(meanings, found)
  return found
}

/** How near a word is to what was typed: 0 it means that first, 1 also, 2 the beginning of a meaning, 3 of one of its words. */
function distance(parts: readonly string[], wanted: string): number | undefined {
  const place = parts.indexOf(wanted)
  if (place >= 0) return Math.min(place, 1)
  if (parts.some((part) => part.startsWith(wanted))) return 2
  if (parts.some((part) => ` ${part}`.includes(` ${wanted}`))) return 3
  return undefined
}

/** The terms that mean what was typed in the language of the reader, the nearest first, and of those what lessons teach. */
export function termsByMeaning(meanings: ReaderMeanings, typed: string, limit: number): string[] {
  const wanted = typedWords(typed)
  if (wanted === '') return []
  return knownTerms(meanings)
    .flatMap(({ term, parts }) => {
      const far = distance(parts, wanted)
      return far === undefined ? [] : [{ term, far }]
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, limit)
    .map(({ term }) => term)
}
