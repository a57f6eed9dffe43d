import type { OneWord } from '@lingarden/domain/counted-words/leads-to'
import { readLocal, writeLocal } from '@/lib/local-store'
import type { TermOwner } from './join-terms'

const keyOf = ({ userId, languageCode }: TermOwner) => `kept-apart:${userId}:${languageCode}`
const nameOf = ({ from, into }: OneWord) => `${from} ${into}`

const readApart = (owner: TermOwner): string[] => {
  const kept = readLocal<unknown>(keyOf(owner))
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

/** The pairs without those that the learner keeps apart on this device. */
export function withoutKeptApart(owner: TermOwner, pairs: readonly OneWord[]): OneWord[] {
  const apart = new Set(readApart(owner))
  return pairs.filter((pair) => !apart.has(nameOf(pair)))
}

/** Remembers that pairs are two words to the learner. */
export function keepApart(owner: TermOwner, pairs: readonly OneWord[]): void {
  writeLocal(keyOf(owner), [...new Set([...readApart(owner), ...pairs.map(nameOf)])])
}
