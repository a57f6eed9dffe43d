import type { ReadToken } from '@lingarden/languages/kit/tokens/read-token'
import { isHeldSpace } from '@lingarden/domain/held-marks'

/** Longer runs, in UTF-16 code units, may break anywhere: better than running over the edge. */
const longestRun = 24
const opening = /[\p{Ps}\p{Pi}¿¡]$/u
const han = /^\p{Script=Han}/u

function isHeld(tokens: readonly ReadToken[], place: number): boolean {
  const [before, token, after] = [tokens[place - 1], tokens[place], tokens[place + 1]]
  return token !== undefined && isHeldSpace(before?.text ?? '', token.text, after?.text ?? '')
}

/** Whether a line may end before the token at a place. */
function mayBreakAt(tokens: readonly ReadToken[], place: number): boolean {
  const [before, after] = [tokens[place - 1], tokens[place]]
  if (!before || !after) return true
  if (isHeld(tokens, place - 1) || isHeld(tokens, place)) return false
  if (before.kind === 'space' || after.kind === 'space') return true
  return han.test(after.text) && !opening.test(before.text)
}

export interface LineGroup {
  tokens: ReadToken[]
  /** Whether the pieces stay on one line. */
  isTogether: boolean
}

/**
 * Groups what must not be torn apart at the end of a line. A browser breaks around every button, so punctuation would
 * lose its word.
 */
export function lineGroups(tokens: readonly ReadToken[]): LineGroup[] {
  const groups: ReadToken[][] = []
  for (const [place, token] of tokens.entries()) {
    const group = groups.at(-1)
    if (!group || mayBreakAt(tokens, place)) groups.push([token])
    else group.push(token)
  }
  return groups.map((group) => ({
    tokens: group,
    isTogether: group.length > 1 && group.reduce((length, { text }) => length + text.length, 0) <= longestRun,
  }))
}
