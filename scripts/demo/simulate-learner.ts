import { createHash } from 'node:crypto'
import { countStages } from '@lingarden/domain/plants/plant-stage'
import { growPlants } from '@lingarden/domain/plants/word-plant'
import { addDays, localDay, minuteOfDay, type LocalDay } from '@lingarden/domain/analytics/local-day'
import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { createChance, type Chance } from '@lingarden/domain/chance'
import { dueCards } from '@lingarden/domain/review/due-cards'
import { cardKey, cardKinds, type Grade, type Review } from '@lingarden/domain/review/review'
import { gradeCard, retrievability, type WordCard } from '@lingarden/domain/review/word-card'
import type { DemoLesson, LessonWord } from './garden-words.ts'
import type { Habits } from './learner-habits.ts'
import type { Moment } from './moment.ts'

/** Days of practice, today included. */
const demoDays = 92
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A word of the simulated bank. */
interface DemoWord {
  term: string
  sentences: string[]
  seen: number
  clicks: number
  /** Milliseconds since the epoch. */
  addedAt: number
  metAt: number
}

/** A day of the simulated learner; a day without practice is not there. */
interface DemoDay {
  date: LocalDay
  wordsAdded: string[]
  seconds: number
  wordsByStage: number[]
}

/** What a learner left behind in a language. */
export interface DemoLearning {
  words: DemoWord[]
  days: DemoDay[]
  slices: PracticeSlice[]
  reviews: Review[]
  lessons: { lesson: DemoLesson; playedAt: number | undefined }[]
  /** What the reviews made of the words. */
  cards: WordCard[]
}

/** A UUID that the same name gives again. */
function idOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/**
 * Lets a learner practise a language for three months up to a moment: the same habits and moment give the same days.
 */
export function simulateLearner(
  habits: Habits,
  lessons: readonly DemoLesson[],
  { now, timeZone }: Moment,
): DemoLearning {
  const chance = createChance(
    [...habits.languageCode].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), habits.luck),
  )
  const learning: DemoLearning = { words: [], days: [], slices: [], reviews: [], lessons: [], cards: [] }
  const bank = new Map<string, DemoWord>()
  const cards = new Map<string, WordCard>()
  const midnight = now - minuteOfDay(now, timeZone) * 60_000
  const waiting = [...lessons]

  for (let daysAgo = demoDays - 1; daysAgo >= 0; daysAgo--) {
    const date = addDays(localDay(now, timeZone), -daysAgo)
    if (!practisesOn(habits, date, daysAgo, chance)) continue
    const dayStart = midnight - daysAgo * dayMs
    const slices = sitDown(habits, { date, dayStart, now, daysAgo, chance })
    if (slices.length === 0) continue
    const wordsAdded: string[] = []
    if (daysAgo > 0 && chance() < habits.lessonsAWeek / 6) {
      const lesson = waiting.shift()
      if (lesson) {
        learning.lessons.push({ lesson, playedAt: dayStart + 21 * hourMs })
        wordsAdded.push(...learnWords(bank, lesson.words, dayStart + 20.5 * hourMs))
      }
    } else if (daysAgo > 0 && chance() < 0.5) {
      // A conversation brings words that no lesson has taught yet.
      const [ahead] = waiting
      wordsAdded.push(
        ...learnWords(bank, ahead?.words.slice(0, Math.ceil(chance() * 4)) ?? [], dayStart + 20 * hourMs),
      )
    }
    talk(bank, dayStart + 20 * hourMs, chance)
    const reviewedAt = slices[0]?.startedAt ?? dayStart
    // The demonstration leaves something to do today.
    if (daysAgo > 0)
      learning.reviews.push(...review(habits, { bank, cards, at: reviewedAt, dayStart, chance }))
    learning.slices.push(...slices)
    learning.days.push({
      date,
      wordsAdded,
      seconds: slices.reduce((sum, { seconds }) => sum + seconds, 0),
      wordsByStage: countStages(
        bank.keys(),
        growPlants(learning.reviews, (time) => localDay(time, timeZone)),
      ),
    })
  }
  const open = waiting[0]
  if (open) learning.lessons.push({ lesson: open, playedAt: undefined })
  learning.words = [...bank.values()]
  learning.cards = [...cards.values()]
  return learning
}

function practisesOn(
  { practises, break: rest, streak }: Habits,
  date: LocalDay,
  daysAgo: number,
  chance: Chance,
) {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  const isLucky = chance() < (weekday % 6 === 0 ? practises.weekend : practises.workday)
  if (rest && daysAgo <= rest.from && daysAgo >= rest.to) return false
  return daysAgo < streak || (daysAgo !== streak && isLucky)
}

interface Sitting {
  date: LocalDay
  dayStart: number
  now: number
  daysAgo: number
  chance: Chance
}

/** The stretches of a day; of today only what is over, and not the whole goal. */
function sitDown({ languageCode, goal, minutes, streak, sittings }: Habits, day: Sitting): PracticeSlice[] {
  const { date, dayStart, now, daysAgo, chance } = day
  const usual = minutes * (0.55 + chance() * 0.9)
  const isKept = daysAgo > 0 && daysAgo < streak
  const total = daysAgo === 0 ? goal * 0.6 : Math.max(usual, isKept ? goal + 0.5 : 3)
  return sittings.flatMap(({ hour, kind, share }, place) => {
    // Nobody sits down at the stroke of the hour: an hour and a half before it or after it.
    const minute = Math.floor((chance() + chance() - 1) * 90)
    const planned = dayStart + hour * hourMs + minute * 60_000
    const seconds = Math.round(total * share * 60)
    const startedAt = daysAgo === 0 ? now - (sittings.length - place) * 30 * 60_000 : planned
    if (startedAt < dayStart) return []
    const minuteOf = Math.floor((startedAt - dayStart) / 60_000)
    const id = idOf(`${languageCode} ${date} ${place}`)
    return [{ id, languageCode, kind, date, minuteOfDay: minuteOf, startedAt, seconds }]
  })
}

function learnWords(bank: Map<string, DemoWord>, words: readonly LessonWord[], at: number): string[] {
  const added = words.filter(({ term }) => !bank.has(term))
  for (const { term, example } of added)
    bank.set(term, { term, sentences: [example], seen: 2, clicks: 0, addedAt: at, metAt: at })
  return added.map(({ term }) => term)
}

/** A conversation brings some words of the bank back, and now and then one is looked up. */
function talk(bank: Map<string, DemoWord>, at: number, chance: Chance): void {
  for (const word of bank.values()) {
    if (chance() > 0.05) continue
    word.seen += 1
    word.metAt = at
    if (chance() < 0.1) word.clicks += 1
  }
}

interface ReviewSitting {
  bank: Map<string, DemoWord>
  cards: Map<string, WordCard>
  at: number
  dayStart: number
  chance: Chance
}

/** Answers what is due, and begins a few new cards; the scheduler's own memory decides what is known. */
function review(
  { languageCode, memory }: Habits,
  { bank, cards, at, dayStart, chance }: ReviewSitting,
): Review[] {
  const clock = { now: at, dayStart, dayEnd: dayStart + dayMs }
  const due = dueCards(cards.values(), clock)
    .slice(0, 60)
    .map(({ card }) => card)
  const fresh = [...bank.keys()]
    .flatMap((word) => cardKinds.map((kind) => ({ word, kind })))
    .filter(({ word, kind }) => !cards.has(cardKey(word, kind)))
    .filter(
      ({ word, kind }) =>
        kind === 'recognition' || cards.get(cardKey(word, 'recognition'))?.phase === 'review',
    )
    .slice(0, 10)
  const reviews: Review[] = []
  const answer = (card: WordCard | (typeof fresh)[number], time: number) => {
    const known = 'phase' in card ? Math.min(0.98, retrievability(card, time) ** (1 / memory)) : 0.75
    const isKnown = chance() < known
    const luck = chance()
    const grade: Grade = isKnown ? (luck < 0.12 ? 2 : luck < 0.9 ? 3 : 4) : 1
    const { word, kind } = card
    reviews.push({ id: idOf(`${languageCode} ${word} ${kind} ${time}`), word, kind, grade, reviewedAt: time })
    const after = gradeCard(card, grade, time)
    cards.set(cardKey(word, kind), after)
    const met = bank.get(word)
    if (met) {
      met.seen += 1
      met.metAt = time
      if (!isKnown) met.clicks += 1
    }
    return after
  }
  ;[...due, ...fresh].forEach((card, place) => {
    let time = at + place * 9000
    let after = answer(card, time)
    // Steps of minutes are answered in the same sitting.
    for (let step = 0; after.phase !== 'review' && step < 4; step++) {
      time = Math.max(after.due, time + 60_000)
      after = answer(after, time)
    }
  })
  return reviews
}
