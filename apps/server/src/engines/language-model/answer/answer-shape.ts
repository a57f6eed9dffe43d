import { factTopics } from '@lingarden/domain/learner-facts'
import { correctionSchema, feedbackSchema } from '@lingarden/domain/tutor-turn'
import { z } from 'zod'

/** Which parts of an answer a turn asks for. */
export interface WantedParts {
  feedback: boolean
  suggestions: boolean
  /** What the learner told of themselves. */
  facts: boolean
}

const newGoalSchema = z.object({
  goalType: z.enum(['word', 'phrase', 'topic']),
  /** The word or phrase in the language learned, or the topic in English. */
  target: z.string(),
})
export type NewGoal = z.infer<typeof newGoalSchema>

const toldFactSchema = z.object({
  topic: z.enum(factTopics),
  /** In the language of explanations. */
  fact: z.string(),
})
export type ToldFact = z.infer<typeof toldFactSchema>

/** Every part of an answer. The order is the order of the stream: what the learner waits for comes first. */
export const answerParts = {
  reply: z.string(),
  /** Numbers of the goals, as the prompt lists them. */
  completedGoals: z.array(z.number()),
  newGoals: z.array(newGoalSchema),
  /** A second message; empty where there is none. */
  next: z.string(),
  /** What the message is once mended, and what is sure, follows from our checks; the model is not asked for it. */
  feedback: feedbackSchema
    .omit({ mended: true })
    .extend({ corrections: z.array(correctionSchema.omit({ perhaps: true })) }),
  suggestions: z.array(z.string()),
  facts: z.array(toldFactSchema),
} as const

export type AnswerPart = {
  [Key in keyof typeof answerParts]: { key: Key; value: z.infer<(typeof answerParts)[Key]> }
}[keyof typeof answerParts]

/** The keys that a turn asks for, in their order. */
export function wantedKeys(wanted: WantedParts): (keyof typeof answerParts)[] {
  const left = { feedback: !wanted.feedback, suggestions: !wanted.suggestions, facts: !wanted.facts }
  const keys = Object.keys(answerParts) as (keyof typeof answerParts)[]
  return keys.filter((key) => !(key in left && left[key as keyof typeof left]))
}

/** The schemas by the keys they hold: few, and asked for with each turn. */
const schemas = new Map<string, z.ZodType>()

/** The shape that a provider is to hold the model to. All keys are required, as strict providers want it. */
export function answerSchema(wanted: WantedParts): z.ZodType {
  const keys = wantedKeys(wanted)
  const name = keys.join()
  const schema = schemas.get(name) ?? z.object(Object.fromEntries(keys.map((key) => [key, answerParts[key]])))
  schemas.set(name, schema)
  return schema
}

/** A part whose value is of the right type; undefined for anything else. */
export function checkPart(key: string, value: unknown): AnswerPart | undefined {
  if (!Object.hasOwn(answerParts, key)) return undefined
  const known = key as keyof typeof answerParts
  const parsed = answerParts[known].safeParse(value)
  return parsed.success ? ({ key: known, value: parsed.data } as AnswerPart) : undefined
}
