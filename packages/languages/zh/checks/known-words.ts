import type { KnownTerm, TermLookup } from '../../kit/tokens/text-token.ts'
import { remember } from '../../kit/lexicon/remember.ts'
import { readSortedLines } from '../../kit/lexicon/sorted-lines.ts'
import { checkedWords } from '../generated/checked-words.ts'

/** A word that the checks know. */
interface CheckedWord extends KnownTerm {
  rank: number
  /** A letter for each class: noun, verb, adjective, time, place, name of a place (l), adverb and so on. */
  classes: string
  /** The measure words that the dictionary gives for it; none for most. */
  measures: string
}

/** Terms of the dictionary whose parts the rules ask about one by one. */
const split = new Set(
  (
    '不到 看得 得不到 最高 最大 最多 最少 最远 最小 很早 很晚 要说 来看 想见 来得 会死 要钱 去取 跟人 不好 不了 从来不 从来没 从没 从不 很快 很好 很大 很高 很少 好人 学会 看不 没想 不能 不会 不要 不用 不见 不是 不大 不可 不想 一个 那个 这个 这种 那种 每个 那天 哪个 几个 一次 一家 一种 ' +
    '一句 一声 每周 这位 几点 每人 这时 放在 交给 送给 还给 留给 送到 带到 在家 都会 有点 学会 一张 一本 一件 一条 两个 三个 ' +
    '我国 个人 一人 一生 一天 一年 一月 一号 到家 住在 坐在 站在 是的 有的是 三月 中国人 那是 一口 人的 看作 车上'
  ).split(' '),
)
/** 三月, 一家, 两次: a number and what it counts are read apart. */
const counted = /^[一二两三四五六七八九十几半]+[月点年天号日个次遍回趟家口位本张件条只块岁周]$/u

const lines = readSortedLines(checkedWords)

/** The word of a text; undefined where the checks do not know it. */
export const findWord = remember((text): CheckedWord | undefined => {
  const [line] = lines.find(text)
  if (line === undefined) return undefined
  const [rank, classes = '', measures = ''] = line.split('\t')
  return { term: text, rank: Number(rank), classes, measures }
})

/** The words as the tokenizer asks for them. */
export const checkedTerms: TermLookup = {
  longestTerm: 6,
  lookUp: (term) => (split.has(term) || counted.test(term) ? undefined : findWord(term)),
}

/** Rank up to which a word is one of every day. */
const everyday = 2000

/** The frequent words of two characters, the most frequent first. */
export const listFrequentPairs = (): string[] =>
  Array.from(lines.all(), (line) => line.split('\t'))
    .filter(([term = '', rank]) => term.length === 2 && Number(rank) <= everyday)
    .toSorted(([, a], [, b]) => Number(a) - Number(b))
    .map(([term = '']) => term)
