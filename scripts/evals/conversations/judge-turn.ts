import { plainWords } from '@lingarden/text/plain-words'
import type { HeldTurn } from './hold-conversation.ts'

const text = (turn: HeldTurn) => turn.replies.join(' ')
const pattern = (source: string) => new RegExp(source, 'iu')

/** Part of one text's words (or characters, where none are parted by spaces) that stand in another. */
function overlap(one: string, other: string): number {
  const units = (of: string) =>
    plainWords(of).flatMap((word) => (/\p{Script=Han}/u.test(word) ? [...word] : [word]))
  const [ours, theirs] = [units(one), new Set(units(other))]
  return ours.length === 0 ? 0 : ours.filter((unit) => theirs.has(unit)).length / ours.length
}

/** So much of a question is in a reply that asks it again. */
const asksAgain = 0.6

/** Whether the reply holds what the line asked for; undefined where it asked for nothing of its own. */
export function isAnswered(turn: HeldTurn): boolean | undefined {
  const { answered } = turn.line
  if (answered === undefined) return undefined
  if (answered !== 'again') return pattern(answered).test(text(turn))
  return turn.isSlow || overlap(turn.before, text(turn)) >= asksAgain
}

/** What came of a planted mistake; undefined where the line had none. */
export function mended(turn: HeldTurn): 'right' | 'other' | 'missed' | undefined {
  const { right } = turn.line
  if (right === undefined) return undefined
  const corrections = turn.corrections ?? []
  if (corrections.length === 0) return 'missed'
  const after = corrections.reduce(
    (line, { original, corrected }) => line.replace(original, corrected),
    turn.said,
  )
  return plainWords(after).join(' ') === plainWords(right).join(' ') ? 'right' : 'other'
}

/** Whether something was corrected in a line that has no mistake of ours. */
export const isNeedless = (turn: HeldTurn): boolean =>
  turn.line.right === undefined && (turn.corrections ?? []).length > 0

export const isNotUnderstood = (turn: HeldTurn, notUnderstood: string): boolean =>
  pattern(notUnderstood).test(text(turn))

/** How many replies of a conversation were said word for word before in it, but where the learner asked for that. */
export function repeatsIn(turns: readonly HeldTurn[]): number {
  const before = new Set<string>()
  let repeats = 0
  for (const turn of turns) {
    const { answered } = turn.line
    if (before.has(text(turn)) && answered !== 'again') repeats++
    before.add(text(turn))
  }
  return repeats
}

/** Whether the tutor took leave, too, where the learner did in their last line; undefined where they did not. */
export function hasEnded(turns: readonly HeldTurn[], farewell: string): boolean | undefined {
  const last = turns.at(-1)
  const leaves = last && (pattern(farewell).test(last.said) || /goodbye/i.test(last.said))
  return leaves ? pattern(farewell).test(text(last)) : undefined
}
