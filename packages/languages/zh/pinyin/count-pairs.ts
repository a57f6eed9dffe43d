import { clauseStart, numeral, pairedAs } from './word-pairs.ts'

/**
 * Counts which words stand behind which.
 * @param clauses each as its words
 * @returns what `openPairs` opens
 */
export function countPairs(clauses: Iterable<readonly string[]>): string {
  const pairs = new Map<string, Map<string, number>>()
  for (const words of clauses) {
    let before = clauseStart
    // 二十五 is typed and weighed numeral by numeral.
    for (const kind of words.map(pairedAs).flatMap((one, place) => repeatNumeral(one, words[place]))) {
      const followers = pairs.get(before) ?? new Map<string, number>()
      pairs.set(before, followers)
      followers.set(kind, (followers.get(kind) ?? 0) + 1)
      before = kind
    }
  }
  const lines = Array.from(pairs, ([first, followers]) => [first, ...Array.from(followers).flat()].join(' '))
  return lines.join('\n')
}

const repeatNumeral = (kind: string, text = ''): string[] =>
  kind === numeral ? Array.from(text, () => numeral) : [kind]
