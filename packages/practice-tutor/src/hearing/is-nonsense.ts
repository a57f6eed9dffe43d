import { mayBeSaid } from '../relevance/may-be-said.ts'
import type { Place } from './hear-answer.ts'

/** “I live in qwrt” tells no place. */
export function isNonsense(part: string, { node }: Pick<Place, 'node'>): boolean {
  const asksName = node.asks?.some((topic) => topic === 'name' || topic === 'place') === true
  return asksName && (part.match(/\p{Script=Latin}+/gu) ?? []).some((word) => !mayBeSaid(word))
}
