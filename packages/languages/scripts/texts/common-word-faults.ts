import { z } from 'zod'

/** Longest meaning, in characters: more is an explanation, and has no room on a card. */
const longestMeaning = 60

const schema = z.record(z.string(), z.string().trim().min(1).max(longestMeaning))

/**
 * What is wrong with a list of common words; nothing where it is right. A word that stands twice is found by whoever reads the
 * file.
 * @param isKnown whether the dictionary has a term in just this spelling
 */
export function commonWordFaults(content: unknown, isKnown: (term: string) => boolean): string[] {
  const { error } = schema.safeParse(content)
  if (error) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  return Object.keys(content as object)
    .filter((term) => !isKnown(term))
    .map((term) => `${term}: the dictionary has no such term`)
}
