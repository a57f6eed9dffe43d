import { negativeOf } from '../tokenize/potentials.ts'
import type { TermLookup } from '../../kit/tokens/text-token.ts'
import { firstReading } from './pinyin.ts'

/** 忘得了 is read like 忘不了 but for its 得; undefined for any other text. */
export function readPotential(text: string, dictionary: TermLookup): string | undefined {
  const negative = negativeOf(text)
  const reading = negative && firstReading(dictionary.lookUp(negative)?.pronunciation ?? '')
  return reading?.replace(/^(\S+) \S+/u, '$1 de')
}
