import { countRetained } from '@lingarden/domain/friends/retained-words'
import { countKnown } from '@lingarden/domain/plants/known-words'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { growPlants, type WordPlant } from '@lingarden/domain/plants/word-plant'
import { isLeech } from '@lingarden/domain/review/leech'
import { spreadBacklog } from '@lingarden/domain/review/backlog'
import type { DailyLimits } from '@lingarden/domain/review/daily-limits'
import { planToday, type TodaysReview } from '@lingarden/domain/review/plan-today'
import { steadyNow, type CardsByKey } from '@lingarden/domain/review/rebuild-cards'
import { cardKey, cardKinds, type Review } from '@lingarden/domain/review/review'
import { dayMs, type WordCard } from '@lingarden/domain/review/word-card'
import { dayNameOf, reviewClock } from '../review-clock'

/** What has changed in a log since the service heard of it last. */
export interface LogChange {
  /** Names the log; another name begins another one. */
  name: string
  /** Reviews that are new, or that the server has received since. */
  added: readonly Review[]
  /** Ids of reviews that were taken back. */
  removed: readonly string[]
  /** Whether more of the same change follows, so that nothing is computed yet. */
  isPartial: boolean
}

/** The plant of a word. */
export interface TermPlant {
  word: string
  stage: PlantStage
  /** On how many different days of the learner it was recalled. */
  recalledDays: number
}

interface CardChange {
  changed: WordCard[]
  /** Keys of cards that are no more. */
  gone: string[]
  plants: TermPlant[]
  /** Words that nothing is told of any more. */
  uprooted: string[]
}

export interface PlanRequest {
  /** Words of the bank, in the order in which new ones should begin. */
  words: readonly string[]
  /** The device's clock, in milliseconds since the epoch. */
  now: number
  limits: DailyLimits
}

export interface Plan extends TodaysReview {
  /** Cards that are forgotten again and again. */
  leeches: WordCard[]
  /** How many words of the bank are retained now and on each of the 30 days to come. */
  retained: number[]
  /** How many words of the bank the learner may be said to know now. */
  known: number
  /** Days, with today, over which a backlog is spread; 1 where there is none. */
  days: number
  /** The moment the plan was made for, never before the last review. */
  now: number
  /** Whether the device's clock says a day before the last review; it was set back then. */
  isClockBehind: boolean
}

/** What the page asks of the service of the cards. */
export interface CardCalls {
  change: { args: LogChange; result: CardChange }
  plan: { args: PlanRequest; result: Plan }
}

type CardService = {
  [Name in keyof CardCalls]: (args: CardCalls[Name]['args']) => CardCalls[Name]['result']
}

/** The cards with those of some words as their reviews make them now; of the keys given, what no review has is gone. */
function withCardsOf(
  regrown: ReadonlyMap<string, WordPlant>,
  cards: CardsByKey,
  keys: ReadonlySet<string>,
): CardsByKey {
  const updated = new Map(cards)
  for (const key of keys) updated.delete(key)
  for (const { word, memories } of regrown.values())
    for (const kind of cardKinds) {
      const card = memories[kind]
      if (card) updated.set(cardKey(word, kind), card)
    }
  return updated
}

/** Keeps the cards of one log up to date and plans from them; made for a worker, and as good without. */
export function createCardService(): CardService {
  let name = ''
  let log = new Map<string, Review>()
  let cards: CardsByKey = new Map()
  let plants = new Map<string, WordPlant>()
  let touched: Review[] = []

  return {
    change: ({ name: of, added, removed, isPartial }) => {
      if (of !== name) [name, log, cards, plants, touched] = [of, new Map(), new Map(), new Map(), []]
      for (const id of removed) {
        const review = log.get(id)
        if (review) touched.push(review)
        log.delete(id)
      }
      for (const review of added) {
        const before = log.get(review.id)
        // It went over from another word, which has it no more.
        if (before && before.word !== review.word) touched.push(before)
        log.set(review.id, review)
      }
      touched.push(...added)
      if (isPartial) return { changed: [], gone: [], plants: [], uprooted: [] }
      const keys = new Set(touched.map(({ word, kind }) => cardKey(word, kind)))
      const words = new Set(touched.map(({ word }) => word))
      const ofWords = [...log.values()].filter(({ word }) => words.has(word))
      const regrown = growPlants(ofWords, dayNameOf)
      cards = withCardsOf(regrown, cards, keys)
      for (const word of words) plants.delete(word)
      for (const [word, plant] of regrown) plants.set(word, plant)
      touched = []
      const changed = [...keys].flatMap((key) => cards.get(key) ?? [])
      return {
        changed,
        gone: [...keys].filter((key) => !cards.has(key)),
        plants: [...regrown.values()].map(({ word, stage, recalledDays }) => ({ word, stage, recalledDays })),
        uprooted: [...words].filter((word) => !regrown.has(word)),
      }
    },
    plan: ({ words, now, limits }) => {
      const clock = reviewClock(steadyNow(cards, now))
      const own = new Set(words)
      const ofBank = [...cards.values()].filter(({ word }) => own.has(word))
      return {
        ...planToday(words, cards, clock, limits),
        leeches: ofBank.filter(isLeech),
        retained: countRetained(ofBank, clock.now),
        known: countKnown(words, plants, clock.now),
        days: Math.max(1, spreadBacklog(ofBank, clock, Math.max(1, limits.reviews)).length),
        now: clock.now,
        isClockBehind: clock.now - now >= dayMs,
      }
    },
  }
}
