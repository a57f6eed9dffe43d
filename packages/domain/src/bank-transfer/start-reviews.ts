import { gradeCard, dayMs, type WordCard } from '../review/word-card.ts'
import { grades, type Grade } from '../review/review.ts'
import type { FileCard, FileReview } from './file-card.ts'

/** Answers that are taken as they are; a card with more begins with what they came to. */
const mostAnswers = 40
/** Reviews that lead to a stability at most: the longest there is takes eight. */
const mostSteps = 12

/**
 * The reviews that make a card of ours as well known as a file says: the answers themselves where the file has them all,
 * else a few that come to the same.
 */
export function reviewsOfCard(card: FileCard): FileReview[] {
  const { kind, answers, memory, interval, lastReview } = card
  if (answers.length > 0 && answers.length <= mostAnswers && !isCutShort(card))
    return answers.map(({ at, grade }) => ({ kind, grade, at }))
  const last = lastReview ?? answers.at(-1)?.at
  const stability = memory?.stability ?? interval
  if (last === undefined || stability <= 0) return []
  return startSteps(stability, memory?.difficulty).map(({ grade, before }) => ({
    kind,
    grade,
    at: Math.round(last - before),
  }))
}

/** Whether the answers cannot have come to the interval: the file holds only the last of them. */
function isCutShort({ answers, interval }: FileCard): boolean {
  const [first, last] = [answers[0], answers.at(-1)]
  if (!first || !last || interval < 21) return false
  return (last.at - first.at) / dayMs < interval / 10
}

/** A step on the way to a card: how it was answered, and how many milliseconds before the last. */
interface Step {
  grade: Grade
  before: number
}

const known = new Map<string, Step[]>()

/** Steps are the same for all cards known about as well. */
function startSteps(stability: number, difficulty: number | undefined): Step[] {
  const rounded = Number(Math.min(36_500, stability).toPrecision(2))
  const name = `${rounded} ${difficulty === undefined ? '' : Math.round(difficulty)}`
  let steps = known.get(name)
  if (!steps) known.set(name, (steps = findSteps(rounded, difficulty)))
  return steps
}

/**
 * A first answer and those of minutes after it, then answers of "good" on the day that each was due, and the last one on the
 * day on which it comes to the stability that is asked for.
 */
function findSteps(stability: number, difficulty: number | undefined): Step[] {
  const begun = beginCard(stability, difficulty)
  const { times } = begun
  let { card } = begun
  while (card.stability < stability * 0.95 && times.length < mostSteps) {
    const after = gradeCard(card, 3, card.due)
    if (after.stability > stability) {
      const time = timeFor(card, stability)
      const came = gradeCard(card, 3, time).stability
      // FSRS counts whole days, so that there may be nothing between two of them.
      if (came - stability < stability - card.stability) times.push(time)
      break
    }
    card = after
    times.push(card.lastReview)
  }
  const last = times.at(-1) ?? 0
  return times.map((time, place) => ({ grade: place === 0 ? begun.first : 3, before: last - time }))
}

/** The later a card is answered well, the more stable it becomes: the time at which it becomes as stable as asked. */
function timeFor(card: WordCard, stability: number): number {
  let [early, late] = [card.lastReview, card.due]
  for (let round = 0; round < 20; round++) {
    const middle = (early + late) / 2
    if (gradeCard(card, 3, middle).stability < stability) early = middle
    else late = middle
  }
  return Math.round(late)
}

interface BegunCard {
  first: Grade
  card: WordCard
  times: number[]
}

/** A card that has just come to intervals of days, about as hard as it is said to be, and not more stable already. */
function beginCard(stability: number, difficulty = 5): BegunCard {
  const begun = grades.map(begin)
  // Of a card that is hardly begun, the first answer is nearly all there is.
  const distance = ({ card }: BegunCard) =>
    stability < 10 ? stability - card.stability : Math.abs(card.difficulty - difficulty)
  const fits = begun.filter(({ card }) => card.stability <= stability)
  return (fits.length > 0 ? fits : begun.slice(0, 1)).reduce((best, one) =>
    distance(one) < distance(best) ? one : best,
  )
}

function begin(first: Grade): BegunCard {
  let card = gradeCard({ word: '', kind: 'recognition' }, first, 0)
  const times = [0]
  while (card.phase !== 'review' && times.length < 4) {
    card = gradeCard(card, 3, card.due)
    times.push(card.lastReview)
  }
  return { first, card, times }
}
