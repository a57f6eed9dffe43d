/** A repeated word: what is looked up for it. */
export interface Repetition {
  base: string
  /** Places, in characters from the start, where its parts begin. */
  cuts: number[]
}

/**
 * Reads a repeated verb or adjective or an A-not-A question: 看看, 看一看, 看了看, 看了一看, 去不去, 喜不喜欢, 聊聊天,
 * 高高兴兴, 讨论讨论. Undefined where the text is none, or no dictionary knows what would be repeated.
 */
export function readRepetition(
  characters: readonly string[],
  isKnown: (term: string) => boolean,
): Repetition | undefined {
  const [a = '', b = '', c = '', d = ''] = characters
  const found = ((): Repetition | undefined => {
    switch (characters.length) {
      case 2:
        return a === b ? { base: a, cuts: [] } : undefined
      case 3:
        if (a === c && '一不没'.includes(b)) return { base: a, cuts: [0, 1, 2] }
        if (a === c && b === '了') return { base: a, cuts: [] }
        return a === b && b !== c ? { base: b + c, cuts: [] } : undefined
      case 4:
        if (a === c && '不没'.includes(b)) return { base: c + d, cuts: [0, 1, 2] }
        if (a === d && b === '了' && c === '一') return { base: a, cuts: [] }
        if (a === b && c === d && a !== c) return { base: a + c, cuts: [] }
        return a === c && b === d && a !== b ? { base: a + b, cuts: [] } : undefined
      case 5:
        // 高兴不高兴
        return a === d && b === characters[4] && '不没'.includes(c)
          ? { base: a + b, cuts: [0, 2, 3] }
          : undefined
      default:
        return undefined
    }
  })()
  return found && isRepeatable(found.base) && isKnown(found.base) ? found : undefined
}

/** Numbers, pronouns and particles meet themselves by chance only. */
function isRepeatable(base: string): boolean {
  return (
    !/^[\d零〇一二两三四五六七八九十百千万亿我你他她它您这那的了得吗呢吧啊在个是不没还呀哦嗯哈]+$/u.test(
      base,
    ) || base === '是'
  )
}
