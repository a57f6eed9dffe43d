import type { Database } from 'sql.js'
import type { CardToWrite, DeckToWrite } from './deck.ts'
import { fieldChecksum } from './field-checksum.ts'
import { askedFields } from './schema-11.ts'

const dayMs = 86_400_000
const dayOf = (time: number) => Math.floor(time / dayMs)

/** Ids that no other row has: the time where that is free, else the next millisecond after it. */
function createIds() {
  const taken = new Set<number>()
  return (wanted: number): number => {
    let id = Math.max(1, Math.floor(wanted))
    while (taken.has(id)) id++
    taken.add(id)
    return id
  }
}

/**
 * Writes notes, cards and answers.
 * @param created the first day of the collection, in milliseconds since the epoch; days of cards count from it
 */
export async function writeRows(database: Database, deck: DeckToWrite, created: number): Promise<void> {
  const [noteId, cardId, answerId] = [createIds(), createIds(), createIds()]
  const addNote = database.prepare("insert into notes values (?, ?, ?, ?, -1, ?, ?, ?, ?, 0, '')")
  const addCard = database.prepare(
    'insert into cards values (?, ?, ?, ?, ?, -1, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, ?)',
  )
  const addAnswer = database.prepare('insert into revlog values (?, ?, -1, ?, ?, ?, ?, 0, ?)')
  for (const [place, note] of deck.notes.entries()) {
    const [first = ''] = note.fields
    const id = noteId(note.createdAt)
    addNote.run([
      id,
      note.guid,
      deck.noteType.id,
      Math.floor(note.changedAt / 1000),
      note.tags.length > 0 ? ` ${note.tags.join(' ')} ` : '',
      note.fields.join('\u001F'),
      first,
      await fieldChecksum(first),
    ])
    for (const [ordinal, { question }] of deck.noteType.templates.entries()) {
      // Nobody could answer a card that asks nothing.
      if (askedFields(question, deck.noteType.fields).every((field) => !note.fields[field])) continue
      const card = note.cards[ordinal]
      const ownId = cardId(note.createdAt)
      addCard.run([
        ownId,
        id,
        deck.id,
        ordinal,
        Math.floor(deck.now / 1000),
        ...scheduleOf(card, place, created),
      ])
      for (const { at, grade, phase, interval, lastInterval } of card?.answers ?? [])
        addAnswer.run([
          answerId(at),
          ownId,
          grade,
          intervalOf(interval),
          intervalOf(lastInterval),
          phase === 'learning' ? 0 : easeFactor,
          ['learning', 'review', 'relearning'].indexOf(phase),
        ])
    }
  }
  for (const statement of [addNote, addCard, addAnswer]) statement.free()
}

/** How often intervals grow without FSRS, in thousandths; FSRS does not use it. */
const easeFactor = 2500

/** type, queue, due, ivl, factor, reps, lapses and data: a new card stands at its place, another on its day. */
function scheduleOf(card: CardToWrite | undefined, place: number, created: number) {
  if (!card) return [0, 0, place + 1, 0, 0, 0, 0, '{}']
  const { memory, lapses, due, answers } = card
  const last = answers.at(-1)?.at ?? due
  const interval = Math.max(1, dayOf(due) - dayOf(last))
  const data = {
    s: round(memory.stability, 4),
    d: round(memory.difficulty, 3),
    dr: 0.9,
    lrt: Math.floor(last / 1000),
  }
  return [
    2,
    2,
    dayOf(due) - dayOf(created),
    interval,
    easeFactor,
    answers.length,
    lapses,
    JSON.stringify(data),
  ]
}

const round = (value: number, digits: number) => Number(value.toFixed(digits))

/** Days, or seconds as a negative number where it is less than a day. */
const intervalOf = (time: number): number =>
  time >= dayMs ? Math.round(time / dayMs) : -Math.max(1, Math.round(time / 1000))
