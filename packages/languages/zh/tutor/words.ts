import { readSentence } from '../checks/sentence.ts'
import type { Topic } from '../../kit/tutor/topics.ts'

/** The words of a text, and those of them that say what it is about. */
interface Words {
  all: readonly string[]
  /** The letters of each. */
  classes: readonly string[]
  content: readonly string[]
}

/** The texts that were read last: a message is looked at in several ways. */
const kept = new Map<string, Words>()
const mostKept = 100

function read(text: string): Words {
  const known = kept.get(text)
  if (known) return known
  if (kept.size >= mostKept) kept.clear()
  const { words, coded } = readSentence(text)
  const classes = coded.split(';').map((word) => word.slice(word.indexOf(':') + 1))
  const all = words.map((word) => word.text)
  const made = {
    all,
    classes: classes.slice(0, all.length),
    content: all.filter((word, place) => isContent(word, classes[place] ?? '')),
  }
  kept.set(text, made)
  return made
}

/** Words of every day that any sentence may have, whatever it is about. */
const general = new Set(
  (
    '是 有 在 没有 没 去 来 到 回 走 上 下 进 出 过 想 要 会 能 可以 得 该 应该 愿意 打算 准备 必须 需要 可能 想要 喜欢 爱 觉得 认为 希望 知道 ' +
    '认识 记得 让 叫 做 看 说 用 给 把 被 对 跟 和 比 为 好 很好 太好 不错 多 少 大 小 新 老 长 高 人 事 东西 地方 时候 样 一样 别的 ' +
    '问题 意思 完 开始 特别 真 最 比较 一般 平时 常常 有时候 里 外 附近 旁边 上面 下面 里面 外面 家 家里 一下 一点儿 有点儿 还是 或者 ' +
    '因为 所以 但是 可是 不过 如果 虽然 然后 先 再 就是 坐 住 等 找 拿 放 开 打 吃 喝 买 忘 忙 累 点 号 块 钱 岁'
  ).split(' '),
)

/** Nouns, verbs and adjectives, but for persons, times, and what stands in any sentence. */
const isContent = (word: string, classes: string): boolean =>
  /[nvalN]/u.test(classes) && !/[rmPKTMGDFQUxX]/u.test(classes) && !general.has(word)

/** The words of a text without marks. */
export const wordsIn = (text: string): readonly string[] => read(text).all

/** The words that say what a text is about. */
export const contentIn = (text: string): readonly string[] => read(text).content

/** Letters of a word for a place, a time and somebody. */
const letters: Readonly<Record<Topic, RegExp>> = {
  name: /./u,
  place: /[lLEN]/u,
  time: /[tTU]/u,
  person: /[KJN]/u,
}

/** What else a text has that is about one. */
const signs: Readonly<Record<Topic, RegExp>> = {
  name: /./u,
  place: /[国城市省州县区村镇岛山海湖河路街楼店站场院馆园厅校边住远离房]|地方|那[里儿]|这[里儿]/u,
  time: /[月号天日年周点早晚快]|时候|以[前后]|放假|开学|毕业/u,
  person: /[人友他她们男女]|孩子|[小老]./u,
}

/** A name that nobody has heard of is no longer. */
const longestName = 4

/** Words in letters that are no name. */
const sentenceInLetters = /[a-z]+ [a-z']+ [a-z]+/iu

/** Whether a text that an open slot took may be a place, a time or somebody, or has to do with one. */
export function mayFill(text: string, topic: Topic): boolean {
  if (sentenceInLetters.test(text)) return false
  const { classes } = read(text)
  if (classes.some((each) => letters[topic].test(each)) || signs[topic].test(text)) return true
  return topic !== 'time' && text.length <= longestName && !classes.some((each) => /[vaY]/u.test(each))
}
