import type { TermLookup, TextToken } from '../../kit/tokens/text-token.ts'
import { isMeasureWord, takesMeasureWord } from './numerals.ts'
import { nounsOfVerb } from './separable-words.ts'

/** Words that may stand between the halves of a separable word, in tokens. */
const farthest = 7

const between = new Set(
  '了 过 着 完 好 起 不 得 到 成 什么 的 一个 一次 一下 一会儿 半天 多 少 大 小 长 久 新 好几 很 多少 不了 时间 我 你 他 她 您 我们 你们 他们 大家 谁 天 年 月 小时 分钟 星期 个 这个 那个 半 半个 几 几天 每 这 那 一 点 点儿 一点 一点儿 些 一些 场 顿 口 觉 回 热水 多长 多久 够 上 不完 完了 不成 不到 不好 错'.split(
    ' ',
  ),
)

const mayBeBetween = ({ kind, text, role }: TextToken): boolean =>
  kind === 'number' || role === 'number' || between.has(text) || isMeasureWord(text) || takesMeasureWord(text)

/** Marks the halves of separable words that other words part, as in 打了一个电话, with the word that they make. */
export function linkSeparated(tokens: readonly TextToken[], dictionary: TermLookup): TextToken[] {
  const linked = [...tokens]
  for (const [place, token] of tokens.entries()) {
    const nouns = token.kind === 'word' ? nounsOfVerb.get(verbOf(token)) : undefined
    if (!nouns) continue
    const nounPlace = findNoun(tokens, place, nouns)
    const noun = tokens[nounPlace]
    const partOf = noun && dictionary.lookUp(verbOf(token) + noun.text)?.term
    if (partOf === undefined || !noun) continue
    linked[place] = { ...token, partOf }
    linked[nounPlace] = { ...noun, partOf }
  }
  return linked
}

/** 见 of 见; of 见见 and 见一见 too. */
const verbOf = ({ text, term }: TextToken): string => (term !== undefined && term.length === 1 ? term : text)

/** The place of the noun, or -1. */
function findNoun(tokens: readonly TextToken[], place: number, nouns: readonly string[]): number {
  for (let at = place + 1; at < Math.min(tokens.length, place + 1 + farthest); at++) {
    const token = tokens[at]
    if (!token) break
    if (nouns.includes(token.text) && at > place + 1) return at
    if (!mayBeBetween(token)) break
  }
  return -1
}
