import type { DialogueLine } from './lesson.ts'

/** A line that the learner says, and what the others say before it. */
export interface DialogueTurn {
  before: readonly DialogueLine[]
  own: DialogueLine
}

/** A dialogue with a part for the learner. */
export interface DialoguePart {
  /** Whom the learner plays. */
  speaker: string
  turns: readonly DialogueTurn[]
}

/**
 * Gives the learner a part of a dialogue: of those who are spoken to, so that there is always something to answer, who says
 * most, and of several the one who speaks first.
 * @returns undefined where only one person speaks
 */
export function takePart(lines: readonly DialogueLine[]): DialoguePart | undefined {
  const [opening, ...others] = new Set(lines.map(({ speaker }) => speaker))
  if (opening === undefined || others.length === 0) return undefined
  const linesOf = (name: string) => lines.filter(({ speaker }) => speaker === name).length
  const speaker = others.reduce((chosen, name) => (linesOf(name) > linesOf(chosen) ? name : chosen))
  return { speaker, turns: turnsOf(lines, speaker) }
}

function turnsOf(lines: readonly DialogueLine[], part: string): DialogueTurn[] {
  const turns: DialogueTurn[] = []
  let before: DialogueLine[] = []
  for (const line of lines) {
    if (line.speaker !== part) before.push(line)
    else {
      turns.push({ before, own: line })
      before = []
    }
  }
  return turns
}
