/** Verbs of two characters that are no verb and its object. */
const whole = new Set(
  '运动 工作 学习 休息 复习 锻炼 旅行 旅游 购物 打扫 出发 露营 回家 上网 上学 放学 打工'.split(' '),
)

/**
 * The verb and the object of a word such as 睡觉, which other words part.
 * @returns undefined where the word is one whole
 */
export function splitVerb(word: string): readonly [verb: string, object: string] | undefined {
  if (whole.has(word) || word.length < 2) return undefined
  return word.startsWith('复习') || word.startsWith('学习') ? undefined : [word.charAt(0), word.slice(1)]
}
