import type { CardsByKey } from '@lingarden/domain/review/rebuild-cards'
import { cardKey, timeOfReview, type Review } from '@lingarden/domain/review/review'
import { yieldControl } from '@/lib/yield-control'
import { askCards } from './ask-worker'
import type { Plan, PlanRequest, TermPlant } from './card-service'

/** Reviews sent to the worker at once; copying more would hold up the page. */
const partSize = 1000

interface Sent {
  name: string
  /** What the worker knows of the reviews, by their ids: when they were given, and for which word. */
  reviews: Map<string, string>
  cards: CardsByKey
  plants: ReadonlyMap<string, TermPlant>
}

const nothingSent: Sent = { name: '', reviews: new Map(), cards: new Map(), plants: new Map() }

/** The cards of logs, made by whoever answers: only what has changed in a log since the last time is sent. */
export function createCardStore(ask: typeof askCards) {
  let sent = nothingSent
  let turn: Promise<unknown> = Promise.resolve()

  async function send(name: string, log: readonly Review[]): Promise<Sent> {
    // The log that comes here was put in order a moment ago.
    await yieldControl()
    const before = sent.name === name ? sent : { ...nothingSent, name }
    // Whoever breaks on the way knows nothing any more.
    sent = nothingSent
    const reviews = new Map(log.map((review) => [review.id, `${timeOfReview(review)} ${review.word}`]))
    const added = log.filter(({ id }) => before.reviews.get(id) !== reviews.get(id))
    const removed = [...before.reviews.keys()].filter((id) => !reviews.has(id))
    let from = 0
    for (; from + partSize < added.length; from += partSize) {
      await ask('change', { name, added: added.slice(from, from + partSize), removed: [], isPartial: true })
      await yieldControl()
    }
    const {
      changed,
      gone,
      plants: grown,
      uprooted,
    } = await ask('change', {
      name,
      added: added.slice(from),
      removed,
      isPartial: false,
    })
    const cards = new Map(before.cards)
    for (const card of changed) cards.set(cardKey(card.word, card.kind), card)
    for (const key of gone) cards.delete(key)
    const plants = new Map(before.plants)
    for (const plant of grown) plants.set(plant.word, plant)
    for (const word of uprooted) plants.delete(word)
    sent = { name, reviews, cards, plants }
    return sent
  }

  /** One after the other, since each builds on what was sent before. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(task, task)
    turn = mine.catch(() => undefined)
    return mine
  }

  return {
    /** The cards that a log makes; the name tells logs apart. */
    cardsOf: (name: string, log: readonly Review[]) => inTurn(async () => (await send(name, log)).cards),
    /** The plants of its words, by word. */
    plantsOf: (name: string, log: readonly Review[]) => inTurn(async () => (await send(name, log)).plants),
    /** The plan of the day from the cards of a log. */
    plan: (name: string, log: readonly Review[], request: PlanRequest): Promise<Plan> =>
      inTurn(async () => {
        await send(name, log)
        return ask('plan', request)
      }),
  }
}

export const cardStore = createCardStore(askCards)
