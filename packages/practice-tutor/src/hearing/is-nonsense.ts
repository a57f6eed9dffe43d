import { mayBeSaid } from '../relevance/may-be-said.ts'
import type { Place } from './hear-answer.ts'

/** The words of a text in Latin letters, and what it ends with in characters. */
const words = /\p{Script=Latin}+|\p{Script=Han}{3,}(?=[\s\p{P}]*$)/gu

/** “I live in qwrt” tells no place, and 我住在哈哈哈 none. */
export function isNonsense(part: string, { node }: Pick<Place, 'node'>): boolean {
  const asksName = node.asks?.some((topic) => topic === 'name' || topic === 'place') === true
  return asksName && (part.match(words) ?? []).some((word) => !mayBeSaid(word))
}
