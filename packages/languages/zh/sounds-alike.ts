/** Mandarin characters that learners take for one another and that pinyin without tones does not tell apart. */
const alike = [
  '的得地',
  '在再',
  '他她它',
  '做作坐座',
  '那哪',
  '有又友',
  '是事',
  '买卖',
  '象像',
  '会回',
  '请清青',
  '把吧爸',
  '问文',
  '期七起',
  '近进',
  '已以',
]

/** Whether two Mandarin texts differ in nothing but characters of one sound, so that typing it would not show which is meant. */
export function soundsAlike(a: string, b: string): boolean {
  const [left, right] = [[...a], [...b]]
  return (
    a !== b &&
    left.length === right.length &&
    left.every((character, place) => {
      const other = right[place] ?? ''
      return character === other || alike.some((group) => group.includes(character) && group.includes(other))
    })
  )
}
