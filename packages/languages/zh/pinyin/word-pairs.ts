import type { PinyinWord } from './pinyin-index.ts'

/** How usual a word is behind another one. */
export interface WordPairs {
  /**
   * How unlikely a word is behind another: a natural logarithm, as the word's own cost.
   * @param before undefined at the beginning of a clause
   */
  costAfter: (before: string | undefined, word: PinyinWord) => number
  /** Whether it was counted what follows a word. */
  isCounted: (text: string) => boolean
}

/** What follows a word in the texts that were counted. */
interface Followers {
  total: number
  counts: ReadonlyMap<string, number>
}

/** Stands for the beginning of a clause, and for all numerals: what follows 三 follows 八 as well. */
export const clauseStart = '^'
export const numeral = '#'
const numerals = /^[零一二三四五六七八九十百千万两几]+$/u
/** Words that are counted as one, as no text tells which is meant, and what each costs. */
const alike: Readonly<Record<string, readonly [text: string, cost: number]>> = {
  他: ['他', 0.4],
  她: ['他', 1.2],
  它: ['他', 3],
  他们: ['他们', 0.1],
  她们: ['他们', 2.5],
  它们: ['他们', 4],
}
/** What one numeral among them costs. */
const costOfNumeral = Math.log(14)
/** What each pair that was seen gives up for those that were not (absolute discounting, Ney and others 1994). */
const discount = 0.6
/** How much the words of the counted texts weigh against those of all texts. */
const weightOfTexts = 0.4

/** The word as pairs are counted with it. */
export const pairedAs = (text: string): string => (numerals.test(text) ? numeral : (alike[text]?.[0] ?? text))

/**
 * Opens pairs that were counted, in texts for learners.
 * @param packed a line for each word: the word, then what follows it with how often, all parted by a space
 */
export function openPairs(packed: string): WordPairs {
  const followers = new Map<string, Followers>()
  const own = new Map<string, number>()
  let all = 0
  for (const line of packed.split('\n')) {
    const [first = '', ...rest] = line.split(' ')
    const counts = new Map<string, number>()
    let total = 0
    for (let at = 0; at + 1 < rest.length; at += 2) {
      const [second = '', count] = [rest[at], Number(rest[at + 1])]
      counts.set(second, count)
      own.set(second, (own.get(second) ?? 0) + count)
      total += count
    }
    all += total
    followers.set(first, { total, counts })
  }
  return {
    isCounted: (text) => followers.has(pairedAs(text)),
    costAfter: (before, { text, cost, oddity }) => {
      const kind = pairedAs(text)
      const costOfOne = kind === numeral ? costOfNumeral * text.length : (alike[text]?.[1] ?? 0)
      const share = Math.exp(-costOfOne)
      const alone =
        weightOfTexts * ((own.get(kind) ?? 0) / all) * share + (1 - weightOfTexts) * Math.exp(oddity - cost)
      const behind = followers.get(before === undefined ? clauseStart : pairedAs(before))
      if (!behind || behind.total === 0) return oddity - Math.log(alone)
      const seen = Math.max(0, (behind.counts.get(kind) ?? 0) - discount) / behind.total
      return oddity - Math.log(seen * share + ((discount * behind.counts.size) / behind.total) * alone)
    },
  }
}
