import { cardKinds, isCardReview, orderReviews, timeOfReview, type Review } from '../review/review.ts'
import { gradeCard, type WordCard } from '../review/word-card.ts'
import type { BankWord } from '../word-bank.ts'
import { textToHtml } from './text-to-html.ts'

interface DeckOptions {
  /** The reviews of the language. */
  log: readonly Review[]
  languageCode: string
  /** Of the deck, as the learner reads it. */
  title: string
  now: number
  /** Sounds of words, by word. */
  sounds: ReadonlyMap<string, Uint8Array>
}

/** Ids that Anki knows the deck and the note type by: any number will do, the same each time. */
const noteTypeId = 1_760_000_000_070

const fields = ['Term', 'Reading', 'Meaning', 'Sentence', 'Notes', 'Audio']
const rest =
  '{{#Sentence}}<p class="sentence">{{Sentence}}</p>{{/Sentence}}{{#Notes}}<p>{{Notes}}</p>{{/Notes}}'
const templates = [
  {
    name: 'Recognition',
    question: '<p class="term">{{Term}}</p>{{Audio}}',
    answer: `{{FrontSide}}<hr id=answer><p>{{Reading}}</p><p>{{Meaning}}</p>${rest}`,
  },
  {
    name: 'Production',
    question: '<p>{{Meaning}}</p>',
    answer: `{{FrontSide}}<hr id=answer><p class="term">{{Term}}</p><p>{{Reading}}</p>${rest}{{Audio}}`,
  },
]
const css =
  '.card { font-family: sans-serif; font-size: 20px; text-align: center }\n.term { font-size: 32px }'

/** Words as a deck of Anki's with a note type of ours: what is known of each, its sentence, and both its cards as they stand. */
export function deckOfWords(words: readonly BankWord[], options: DeckOptions) {
  const { log, languageCode, title, now, sounds } = options
  const histories = cardHistories(log)
  const media = new Map<string, Uint8Array>()
  const soundOf = (term: string): string => {
    const sound = sounds.get(term)
    if (!sound) return ''
    const name = `lingarden-${languageCode}-${media.size + 1}.mp3`
    media.set(name, sound)
    return `[sound:${name}]`
  }
  return {
    id: noteTypeId + hash(languageCode),
    name: title,
    noteType: { id: noteTypeId, name: 'Lingarden', fields, templates, css },
    notes: words.map((word) => ({
      guid: word.id,
      fields: [
        word.term,
        word.pronunciation.join('; '),
        word.definition.join('; '),
        word.sentences.at(-1) ?? '',
        word.notes,
      ]
        .map(textToHtml)
        .concat(soundOf(word.term)),
      tags: word.tags.map((tag) => tag.replaceAll(/\s+/gu, '_')),
      createdAt: Date.parse(word.dateAdded),
      changedAt: Date.parse(word.dateTouched),
      cards: cardKinds.map((kind) => cardToWrite(histories.get(`${kind}:${word.term}`))),
    })),
    media,
    now,
  }
}

/** A small number that a text always has. */
const hash = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7)

interface CardHistory {
  card: WordCard
  answers: {
    at: number
    grade: Review['grade']
    phase: WordCard['phase']
    interval: number
    lastInterval: number
  }[]
}

/** Each card with the answers that made it, and what each changed. */
function cardHistories(log: readonly Review[]): Map<string, CardHistory> {
  const histories = new Map<string, CardHistory>()
  for (const review of orderReviews(log)) {
    if (!isCardReview(review)) continue
    const key = `${review.kind}:${review.word}`
    const before = histories.get(key)
    const at = timeOfReview(review)
    const card = gradeCard(before?.card ?? review, review.grade, at)
    const answer = {
      at,
      grade: review.grade,
      phase: before?.card.phase ?? ('learning' as const),
      interval: card.due - card.lastReview,
      lastInterval: before ? before.card.due - before.card.lastReview : 0,
    }
    if (before) {
      before.card = card
      before.answers.push(answer)
    } else histories.set(key, { card, answers: [answer] })
  }
  return histories
}

function cardToWrite(history: CardHistory | undefined) {
  if (!history) return undefined
  const { stability, difficulty, lapses, due } = history.card
  return { memory: { stability, difficulty }, lapses, due, answers: history.answers }
}
