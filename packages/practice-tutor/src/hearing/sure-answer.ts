import { answeredFrom, correctFrom } from '../conversation/understood-from.ts'
import { isOpenAnswer, type HeardAnswer } from './hear-answer.ts'
import { sentencesIn } from './split-text.ts'

/** Whether the slots of a clause hold less than those of the whole. */
export const isLessIn = (
  clause: HeardAnswer['match']['slots'],
  whole: HeardAnswer['match']['slots'],
): boolean => Object.entries(whole).some(([slot, value]) => (clause[slot] ?? value).length < value.length)

/** What the scene asked for, whatever else it may be: “no sé” and “gracias” may be an answer. */
export const isSure = (answer: HeardAnswer): boolean =>
  answer.match.similarity >= answeredFrom && !isOpenAnswer(answer)

/** Most words in an open slot that are a name, a place or the like. */
const longestOpen = 4

/** Whether a message is one of the wordings as it stands, with nothing else put into an open slot. */
export function isWholeAnswer({ match }: HeardAnswer): boolean {
  const open = match.steps.filter(({ kind }) => kind === 'open').length
  return match.similarity >= (open > longestOpen ? correctFrom : answeredFrom)
}

/** Whether the question at the end is one that the scene expects there word for word, and not what fills an open slot. */
export function isAskedByScene({ match }: HeardAnswer, all: string): boolean {
  const [opener = ''] = /\p{L}+/u.exec(sentencesIn(all).at(-1) ?? '') ?? []
  const isInSlot = Object.values(match.slots).some((value) =>
    value.toLowerCase().includes(opener.toLowerCase()),
  )
  return match.similarity >= correctFrom && !isInSlot
}
