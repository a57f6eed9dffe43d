import { z } from 'zod'
import { line, readings } from './text.ts'

/** What to do, in English, one short sentence. */
const prompt = line(160)
/** Right answers beside the model: other words, orders and spellings. Case, accents and punctuation need no variant. */
const accept = z.array(line(160)).min(1).max(12).optional()
const options = z.array(line(100)).min(3).max(5)
/** Options are in the target language unless they say so. */
const optionsIn = z.literal('english').optional()
const common = { prompt, readings: readings.optional() }

/** Pick the one right option; `text` is what the question is about, in the target language. */
const choice = z.strictObject({
  kind: z.literal('choice'),
  ...common,
  text: line(160).optional(),
  options,
  optionsIn,
  answer: line(100),
})

/** Find the pairs of a word or sentence and its English meaning. */
const match = z.strictObject({
  kind: z.literal('match'),
  ...common,
  pairs: z
    .array(z.tuple([line(80), line(80)]))
    .min(4)
    .max(6),
})

/** Put the pieces in order; `pieces` are in the right order, the player shuffles them together with `extra`. */
const order = z.strictObject({
  kind: z.literal('order'),
  ...common,
  pieces: z.array(line(40)).min(3).max(10),
  extra: z.array(line(40)).max(3).optional(),
  translation: line(200),
  accept,
})

/** Fill the gaps: `Me {llamo} Ana.`, variants separated by bars: `{Hola|Buenas}`. With `bank`, gaps are filled from it. */
const cloze = z.strictObject({
  kind: z.literal('cloze'),
  ...common,
  text: line(160).regex(/\{[^{}]+\}/u, 'must have a {gap}'),
  translation: line(200),
  bank: z.array(line(40)).min(2).max(6).optional(),
})

/** Write it in the target language. */
const type = z.strictObject({
  kind: z.literal('type'),
  ...common,
  translation: line(200),
  answer: line(160),
  accept,
})

/** Hear `text` and write what the prompt asks for: a name, a number, the answer. */
const listenType = z.strictObject({
  kind: z.literal('listen-type'),
  ...common,
  text: line(160),
  translation: line(200),
  answer: line(80),
  accept,
})

/** Hear `text` and pick the one right option. */
const listenChoose = z.strictObject({
  kind: z.literal('listen-choose'),
  ...common,
  text: line(160),
  translation: line(200),
  options,
  optionsIn,
  answer: line(100),
})

/** Say `text` aloud; `accept` holds other sentences that fulfil the prompt. */
const speak = z.strictObject({
  kind: z.literal('speak'),
  ...common,
  text: line(160),
  translation: line(200),
  accept,
})

/** Hear `text` and write all of it. */
const dictation = z.strictObject({
  kind: z.literal('dictation'),
  ...common,
  text: line(160),
  translation: line(200),
  accept,
})

/** Build a Mandarin word, from its pinyin or stroke by stroke. */
const hanzi = z.strictObject({
  kind: z.literal('hanzi'),
  ...common,
  text: line(6).regex(/^\p{Script=Han}+$/u, 'must be Han characters'),
  translation: line(80),
  by: z.enum(['pinyin', 'stroke']),
})

/** An exercise as a lesson's author writes it, by its kind; a drill is made of it (lesson-drills.ts). */
export const lessonExercise = z.discriminatedUnion('kind', [
  choice,
  match,
  order,
  cloze,
  type,
  listenType,
  listenChoose,
  speak,
  dictation,
  hanzi,
])
export type LessonExercise = z.infer<typeof lessonExercise>
