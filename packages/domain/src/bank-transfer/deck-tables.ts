import type { Grade } from '../review/review.ts'
import { readHeader, unnamedColumns } from './columns.ts'
import type { FileCard } from './file-card.ts'
import { htmlToText } from './html-to-text.ts'
import type { ImportTable, TableEntry } from './import-table.ts'

/** A deck of another program's, as far as words are made of it. */
export interface Deck {
  noteTypes: readonly DeckNoteType[]
  notes: readonly DeckNote[]
}

interface DeckNoteType {
  id: number
  name: string
  fields: readonly string[]
  /** What each card asks, with the fields in double braces. */
  questions: readonly string[]
}

interface DeckNote {
  typeId: number
  /** HTML. */
  fields: readonly string[]
  tags: readonly string[]
  cards: readonly {
    ordinal: number
    interval: number
    lastReview: number | undefined
    memory: FileCard['memory']
    answers: readonly { at: number; grade: Grade }[]
  }[]
}

/** A deck as tables, one for each note type that has notes, the one with most notes first. */
export function openDeck({ noteTypes, notes }: Deck): ImportTable[] {
  const numbered = notes.map((note, index) => ({ note, row: index + 1 }))
  const byType = Map.groupBy(numbered, ({ note }) => note.typeId)
  return noteTypes
    .flatMap((type): ImportTable | [] => {
      const found = byType.get(type.id)
      if (!found) return []
      const columns = [...type.fields]
      return {
        name: type.name,
        columns,
        mapping: readHeader(columns) ?? unnamedColumns(columns.length),
        rows: found.map(({ note, row }) => entryOf(note, row, type)),
      }
    })
    .toSorted((a, b) => b.rows.length - a.rows.length)
}

const entryOf = (note: DeckNote, row: number, type: DeckNoteType): TableEntry => ({
  row,
  cells: note.fields.map(htmlToText),
  tags: [...note.tags],
  cardsFor: (word) => cardsOf(note, type, word),
})

/** A card that shows the word asks for its meaning; any other asks for the word. Of several alike the first counts. */
function cardsOf({ cards }: DeckNote, { fields, questions }: DeckNoteType, word: number): FileCard[] {
  const field = fields[word]
  const found = new Map<FileCard['kind'], FileCard>()
  for (const { ordinal, ...card } of cards) {
    const kind = shows(questions[ordinal] ?? '', field) ? 'recognition' : 'production'
    if (!found.has(kind)) found.set(kind, { kind, ...card })
  }
  return [...found.values()]
}

/** Whether a question has a field in it, whatever filters stand before its name. */
const shows = (question: string, field: string | undefined): boolean =>
  field !== undefined &&
  Array.from(question.matchAll(/\{\{([^{}]+)\}\}/gu), ([, inner = '']) =>
    inner.split(':').at(-1)?.trim(),
  ).includes(field)
