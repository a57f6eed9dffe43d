import type { Reading } from './readings.ts'

/** A sense that says nothing but where the meaning stands: `see 成都市 (Chéng dū Shì)`, `used in 逍遥 (xiāo yáo)`. */
const reference =
  /^(?<kind>see also|see|used in|abbr\. for|same as|also (?:written|called|known as)|(?:\p{L}+ )*?(?:variant|form) of|erhua form of|contraction of) (?<term>\p{Script=Han}[^\s()|]*)(?: \((?<pinyin>[^)]+)\))?$/u

/** Senses of a meaning that an entry takes over; more of them are read where they stand. */
const mostSenses = 5
/** A reference may lead to one that leads on. */
const mostSteps = 3

/**
 * Gives readings that only refer elsewhere the meaning that they refer to, the reference after it: whoever looks up 成都
 * wants to read of a city. Where there is no such word, or it means nothing itself, they stay as they are.
 * @param readingsOf the readings of a word, as the sources have them
 */
export function carryMeanings(
  readings: readonly Reading[],
  readingsOf: (term: string) => readonly Reading[],
): Reading[] {
  return readings.map((reading) => {
    if (!reading.senses.every(isReference)) return reading
    const meant = reading.senses.flatMap((sense) => meaningBehind(sense, readingsOf, mostSteps))
    return meant.length === 0 ? reading : { ...reading, senses: [...new Set([...meant, ...reading.senses])] }
  })
}

/** Whether a sense only refers to another word. */
export const isReference = (sense: string): boolean => reference.test(sense)

function meaningBehind(
  sense: string,
  readingsOf: (term: string) => readonly Reading[],
  steps: number,
): string[] {
  const { kind, term = '', pinyin } = reference.exec(sense)?.groups ?? {}
  if (term === '' || steps === 0) return []
  const readings = readingsOf(term)
  // Tones change in compounds, capitals in names: the spelling that fits best, else the common reading.
  const same = readings.find((reading) => plain(reading.pinyin) === plain(pinyin ?? '')) ?? readings[0]
  const own = same?.senses.filter((one) => !isReference(one)) ?? []
  if (own.length === 0)
    return same?.senses.flatMap((one) => meaningBehind(one, readingsOf, steps - 1)).slice(0, mostSenses) ?? []
  return kind === 'used in' ? [`(in ${term}) ${own[0]}`] : own.slice(0, mostSenses)
}

const plain = (pinyin: string): string => pinyin.toLowerCase().replaceAll(' ', '')
