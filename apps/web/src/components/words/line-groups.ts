import type { ReadToken } from '@lingarden/domain/dictionary/reading/read-in-context'

/** Longer runs, in UTF-16 code units, may break anywhere: better than running over the edge. */
const longestRun = 24
const opening = /[\p{Ps}\p{Pi}¿¡]$/u
const han = /^\p{Script=Han}/u

function mayBreakBetween(before: ReadToken, after: ReadToken): boolean {
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
  for (const token of tokens) {
    const group = groups.at(-1)
    const before = group?.at(-1)
    if (!group || !before || mayBreakBetween(before, token)) groups.push([token])
    else group.push(token)
  }
  return groups.map((group) => ({
    tokens: group,
    isTogether: group.length > 1 && group.reduce((length, { text }) => length + text.length, 0) <= longestRun,
  }))
}
