import { wordSet } from '../../kit/word-set.ts'
import type { Liberties } from '../../rules/spoken-rules.ts'

/** By character. */
export const mandarinLiberties: Liberties = {
  additions: wordSet('嗯 啊 呃 哦 那 请 谢 您 好 是 的 吧 呀 先 生 太 小 姐'),
  optional: wordSet('啊 呀 嗯 呃 哦 嘛'),
  little: wordSet('的 了 吗 呢 吧 个 就'),
  negations: wordSet('不 没 别'),
  movable: new Set(),
}
