import type { LanguageCode } from '@lingarden/languages/find-language'
import { readCourse } from '../src/courses/course-files.ts'
import { readHand } from './hand.ts'

/** Levels that are known, by term: whatever frequency says, a word of the first course is one of level A1. */
export function readKnownLevels(file: string, course?: LanguageCode): Map<string, string> {
  const byHand = Array.from(readHand(file)).flatMap(([level, words]) =>
    words.split(' ').map((word) => [word, level] as const),
  )
  const units = course === undefined ? [] : readCourse(course).units
  const taught = units.flatMap(({ lessons }) => lessons.flatMap(({ terms }) => terms))
  return new Map([...byHand, ...taught.map((term) => [term, 'A1'] as const)])
}
