import { shuffle, type Chance } from '../chance.ts'
import type { Drill } from '../exercises/drill.ts'
import { clozeOf, gapSentence } from '../exercises/gap-sentence.ts'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { CardKind } from '../review/review.ts'
import type { DrillKind } from './activity.ts'

/** A sentence that a word was met in, as its words stand in it. */
export interface SentenceOfWord {
  text: string
  /** Empty where it is not known. */
  translation: string
  pieces: readonly string[]
}

/** What exercises about a word are made of. */
export interface ActivityWord {
  term: string
  /** Empty where it is not known. */
  meaning: string
  sentences: readonly SentenceOfWord[]
}

/** An exercise about one word. */
export interface WordDrill {
  word: string
  /** The card that it says something about; undefined where it says something about a sentence. */
  card: CardKind | undefined
  drill: Drill
}

interface Workshop {
  kinds: readonly DrillKind[]
  /** What to do, by kind, in the learner's own language. */
  prompts: Readonly<Record<DrillKind, string>>
  language: LanguageTag
  /** Meanings of other words, for wrong options beside those of the activity. */
  otherMeanings?: readonly string[]
  chance: Chance
}

const mostOptions = 4
const fewestPieces = 3
const mostPieces = 10

/**
 * One exercise a word, the kinds by turns; where a word lacks what a kind needs, the next kind that can be made.
 * @returns nothing for words that no kind can be made of
 */
export function makeDrills(words: readonly ActivityWord[], workshop: Workshop): WordDrill[] {
  const { kinds } = workshop
  return words.flatMap((word, turn) => {
    const order = kinds.map((_, step) => kinds[(turn + step) % kinds.length] ?? 'choice')
    for (const kind of order) {
      const drill = makers[kind](word, words, workshop)
      if (drill) return [{ word: word.term, card: cardOfKind[kind], drill }]
    }
    return []
  })
}

const cardOfKind: Record<DrillKind, CardKind | undefined> = {
  choice: 'recognition',
  typing: 'production',
  listening: 'recognition',
  order: undefined,
  cloze: 'production',
}

type Maker = (word: ActivityWord, words: readonly ActivityWord[], workshop: Workshop) => Drill | undefined

const makers: Record<DrillKind, Maker> = {
  choice: makeChoice,
  typing: ({ term, meaning }, _words, { prompts }) =>
    meaning === ''
      ? undefined
      : { task: { kind: 'write', prompt: prompts.typing, answer: term }, question: meaning },
  listening: ({ term, meaning }, _words, { prompts }) => ({
    task: { kind: 'write', prompt: prompts.listening, answer: term, translation: meaning || undefined },
    heard: term,
  }),
  order: makeOrder,
  cloze: makeCloze,
}

function makeChoice(word: ActivityWord, words: readonly ActivityWord[], workshop: Workshop) {
  const { prompts, otherMeanings = [], chance } = workshop
  const others = new Set([...words.map(({ meaning }) => meaning), ...otherMeanings])
  others.delete(word.meaning)
  others.delete('')
  if (word.meaning === '' || others.size === 0) return undefined
  const wrong = shuffle([...others], chance).slice(0, mostOptions - 1)
  return {
    task: {
      kind: 'choice',
      prompt: prompts.choice,
      text: word.term,
      options: shuffle([word.meaning, ...wrong], chance),
      optionsIn: 'english',
      answer: word.meaning,
    },
  } satisfies Drill
}

function makeOrder({ sentences }: ActivityWord, _words: unknown, { prompts, chance }: Workshop) {
  const fitting = sentences.filter(
    ({ pieces }) =>
      pieces.length >= fewestPieces && pieces.length <= mostPieces && new Set(pieces).size === pieces.length,
  )
  const [sentence] = shuffle(fitting, chance)
  if (!sentence) return undefined
  const { pieces, translation } = sentence
  return {
    task: { kind: 'order', prompt: prompts.order, pieces },
    question: translation || undefined,
  } satisfies Drill
}

function makeCloze({ term, meaning, sentences }: ActivityWord, _words: unknown, workshop: Workshop) {
  const { prompts, language, chance } = workshop
  for (const { text, translation } of shuffle(sentences, chance)) {
    const gapped = gapSentence(text, term, language)
    const cloze = gapped && clozeOf(gapped)
    const question = translation || meaning
    if (cloze !== undefined && question !== '')
      return { task: { kind: 'cloze', prompt: prompts.cloze, text: cloze }, question } satisfies Drill
  }
  return undefined
}
