import { cardKinds } from '../review/review.ts'
import type { WordCard } from '../review/word-card.ts'
import type { FileCard } from './file-card.ts'

/** The schedule of a word in one cell, for people and for reading it again; empty where it was never reviewed. */
export function writeSchedule(cards: readonly WordCard[]): string {
  return cards
    .map(({ kind, due, stability, difficulty, lastReview, reps }) =>
      [
        `${kind}: due ${new Date(due).toISOString()}`,
        `stability ${stability.toFixed(2)}`,
        `difficulty ${difficulty.toFixed(2)}`,
        `reviewed ${new Date(lastReview).toISOString()}`,
        `reviews ${reps}`,
      ].join(', '),
    )
    .join('; ')
}

/** The cards that a cell tells of; what it tells otherwise is left out. */
export function readSchedule(cell: string): FileCard[] {
  return cell.split(';').flatMap((part) => {
    const [name = '', told = ''] = part.split(/:(.*)/su)
    const kind = cardKinds.find((one) => one === name.trim())
    const numberOf = (what: string) =>
      Number(new RegExp(`\\b${what} (\\d+(?:\\.\\d+)?)`, 'u').exec(told)?.[1])
    const lastReview = Date.parse(/\breviewed (\S+?)(?:,|$)/u.exec(told)?.[1] ?? '')
    const [stability, difficulty] = [numberOf('stability'), numberOf('difficulty')]
    if (!kind || Number.isNaN(lastReview) || !(stability > 0)) return []
    const memory = { stability, difficulty: Number.isNaN(difficulty) ? 5 : difficulty }
    return [{ kind, answers: [], memory, interval: Math.max(1, Math.round(stability)), lastReview }]
  })
}
