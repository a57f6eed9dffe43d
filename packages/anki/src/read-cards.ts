import type { SqlValue } from 'sql.js'
import type { AnkiCard } from './collection.ts'
import type { ForeignDatabase } from './open-sqlite.ts'

const daySeconds = 86_400

/** The cards of each note by its id, with their answers. */
export function readCards(database: ForeignDatabase): Map<number, AnkiCard[]> {
  const [col] = database.rows('select crt from col limit 1')
  const created = Number(col?.[0] ?? 0)
  const answers = readAnswers(database)
  const byNote = new Map<number, AnkiCard[]>()
  const sql = 'select id, nid, ord, type, due, ivl, factor, odue, odid, data from cards not indexed'
  for (const row of database.rows(sql)) {
    const note = Number(row[1])
    const cards = byNote.get(note)
    const card = cardOf(row, created, answers.get(Number(row[0])) ?? [])
    if (cards) cards.push(card)
    else byNote.set(note, [card])
  }
  return byNote
}

/** https://github.com/ankidroid/Anki-Android/wiki/Database-Structure tells what the columns mean. */
function cardOf(row: readonly SqlValue[], created: number, answers: AnkiCard['answers']): AnkiCard {
  const [, , ordinal, type, due, interval, factor, oldDue, oldDeck, data] = row
  // A card that is lent to a filtered deck keeps its own day aside. Type 2 is in review, and its day counts from the collection's.
  const day = Number(oldDeck) > 0 ? Number(oldDue) : Number(due)
  const isInReview = Number(type) === 2 && Number(interval) > 0
  const known = readData(data)
  const byDay = isInReview ? (created + (day - Number(interval)) * daySeconds) * 1000 : undefined
  return {
    ordinal: Number(ordinal),
    isInReview,
    interval: isInReview ? Number(interval) : 0,
    lastReview: answers.at(-1)?.at ?? known.lastReview ?? byDay,
    memory: known.memory,
    ease: Number(factor) / 1000 || 2.5,
    answers,
  }
}

/** FSRS writes its memory beside a card: s, d, and lrt, when it was reviewed last. */
function readData(data: SqlValue | undefined): Pick<AnkiCard, 'memory' | 'lastReview'> {
  const none = { memory: undefined, lastReview: undefined }
  if (typeof data !== 'string' || !data.startsWith('{')) return none
  try {
    const { s, d, lrt } = JSON.parse(data) as { s?: unknown; d?: unknown; lrt?: unknown }
    const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
    return {
      memory: isNumber(s) && isNumber(d) && s > 0 ? { stability: s, difficulty: d } : undefined,
      lastReview: isNumber(lrt) ? lrt * 1000 : undefined,
    }
  } catch {
    return none
  }
}

/**
 * Answers by card. Type 4 is a change by hand, which without an interval put the card back to new; type 5 moved it to another
 * day; and a preview in a filtered deck (3, without a factor) tells nothing of memory.
 */
function readAnswers(database: ForeignDatabase): Map<number, AnkiCard['answers']> {
  const byCard = new Map<number, AnkiCard['answers']>()
  if (!database.has('revlog')) return byCard
  // Without the index, so that a broken one is not asked; the id is the time, in which order the rows lie.
  for (const [id, card, ease, type, factor, interval] of database.rows(
    'select id, cid, ease, type, factor, ivl from revlog not indexed order by id',
  )) {
    const key = Number(card)
    const grade = ([1, 2, 3, 4] as const).find((one) => one === Number(ease))
    if (Number(type) === 4 && Number(factor) === 0 && Number(interval) === 0) byCard.delete(key)
    if (!grade || Number(type) > 3 || (Number(type) === 3 && Number(factor) === 0)) continue
    const known = byCard.get(key)
    const answer = { at: Number(id), grade }
    if (known) known.push(answer)
    else byCard.set(key, [answer])
  }
  return byCard
}
