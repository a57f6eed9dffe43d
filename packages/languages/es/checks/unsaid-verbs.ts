import type { Edit } from './because.ts'
import { conjugate } from '../../kit/lexicon/conjugate.ts'
import type { Reader } from '../../kit/sentence/reader.ts'
import { subjects } from './words.ts'

/** Yo estudiando inglés: a gerund alone is no verb of a subject. */
export function correctUnsaidVerb(
  { at, read, isStart, lexicon, words, replace }: Reader,
  place: number,
): readonly Edit[] {
  const person = subjects[at(place)]
  if (person === undefined || !(isStart(place) || /^(porque|pero)$/.test(at(place - 1)))) return []
  const readings = read(place + 1)
  const isDoing = readings.length > 0 && readings.every(({ kind }) => kind === 'gerund')
  // Yo viendo la tele, él se fue: there it goes with another verb.
  const end = words.findIndex(({ text }, other) => other > place && /^[.!?]$/.test(text))
  const rest = words.slice(place + 2, end < 0 ? undefined : end)
  const hasVerb = rest.some((_, other) => read(place + 2 + other, 'verb').length > 0)
  const form = conjugate(lexicon, 'estar', 'pr', person)
  if (!isDoing || hasVerb || form === undefined) return []
  const better = `${form} ${at(place + 1)}`
  return [replace(place + 1, place + 1, better, ['esGerund', better])]
}
