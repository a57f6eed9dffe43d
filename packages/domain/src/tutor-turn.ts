import { helpLanguageCodes } from '@lingarden/languages/help-languages'
import { z } from 'zod'
import { factLanguages, factTopics, maxFactLength } from './learner-facts.ts'
import { aiMessageTypes, maxHistoryLength, maxMessageLength } from './tutor-messages.ts'

/** The contract of a tutor turn, shared by the server, the engines and the web app. */

export const aiMessageTypeSchema = z.enum(aiMessageTypes)

export const correctionSchema = z.object({
  original: z.string(),
  corrected: z.string(),
  explanation: z.string(),
  /** Nobody vouches for it: it is shown as what it is, and never remembered as a mistake. */
  perhaps: z.literal(true).optional(),
})
export type Correction = z.infer<typeof correctionSchema>

export const feedbackSchema = z.object({
  positive: z.string(),
  corrections: z.array(correctionSchema),
  suggestions: z.array(z.string()),
  suggestedSentences: z.array(z.string()),
  /** The message with everything put right, where whoever looked at it vouches for all of it; the message itself where it was right. */
  mended: z.string().optional(),
})
export type Feedback = z.infer<typeof feedbackSchema>

const learnerFactSchema = z.object({
  topic: z.enum(factTopics),
  text: z.string().min(1).max(maxFactLength),
  writtenIn: z.enum(factLanguages),
})

export const goalSchema = z.object({
  id: z.string(),
  text: z.string(),
  completed: z.boolean(),
  goalType: z.enum(['word', 'phrase', 'topic']),
  /** What its word means, in the language of explanations, where somebody has written that. */
  meaning: z.string().max(200).optional(),
})
export type Goal = z.infer<typeof goalSchema>

export const historyMessageSchema = z.object({
  role: z.enum(['ai', 'user']),
  content: z.string().max(maxMessageLength),
})
export type HistoryMessage = z.infer<typeof historyMessageSchema>

/** No database keeps a NUL or half of a surrogate pair: what was said around it would be lost with it. */
const withoutBrokenCharacters = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** `POST /api/tutor/turn`. Without a message the tutor opens the conversation (welcome, welcome_question). */
export const tutorTurnRequestSchema = z.object({
  languageCode: z.string(),
  message: z.string().max(maxMessageLength).transform(withoutBrokenCharacters).optional(),
  conversationId: z.uuid().optional(),
  /** Names the message; the same one sent again is no other message. */
  messageId: z.uuid().optional(),
  /** The learner's local day, such as 2026-11-22: what was right on two days is outgrown. */
  day: z.iso.date().optional(),
  /** What the learner was offered to say when they wrote it: suggestions and corrected sentences. */
  offered: z.array(z.string().max(maxMessageLength)).max(30).optional(),
  history: z.array(historyMessageSchema).max(maxHistoryLength).default([]),
  goals: z.array(goalSchema).max(20).default([]),
  giveFeedback: z.boolean().default(true),
  showSuggestions: z.boolean().default(true),
  /** Whether the learner is asked to find a mistake of this message themselves: the reply does not say it right then. */
  asksBack: z.boolean().default(false),
  /** Whether a mistake of the message before was pointed at and left: the reply says it right now. */
  owesRecast: z.boolean().default(false),
  /** What explanations, hints and goals are written in: the language of the learner's interface. */
  explanationLanguage: z.enum(helpLanguageCodes).default('en'),
  /** The lesson whose speaking task the conversation is; told when it is opened. */
  lesson: z
    .object({
      // A page that was loaded before tasks had scenes of their own does not tell it.
      lessonId: z.string().max(60).optional(),
      unitId: z.string().max(60),
      goal: z.string().max(240),
    })
    .optional(),
  /** What the learner chose to talk about: a topic of the language, which the server checks. */
  topic: z.string().max(60).optional(),
  /** Opaque state of the engine, as the last `state` event gave it. */
  engineState: z.string().max(8000).optional(),
})
export type TutorTurnRequest = z.input<typeof tutorTurnRequestSchema>

const event = <Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape })

/** One event a `data:` line. None of feedback, suggestions and goals delays the reply; each can fail alone. */
export const tutorEventSchema = z.discriminatedUnion('type', [
  event('reply-delta', { text: z.string() }),
  event('reply', {
    text: z.string(),
    messageType: aiMessageTypeSchema,
    /** What it means, in the language of explanations, where somebody has written that. */
    meaning: z.string().optional(),
    /** The learner asked for it to be spoken slowly. */
    pace: z.literal('slow').optional(),
  }),
  event('feedback', {
    feedback: feedbackSchema,
    /** It is not what was paid for: rules stood in for a model, or nothing the model found could be believed. */
    free: z.literal(true).optional(),
  }),
  event('suggestions', {
    items: z.array(z.string()),
    /** What each of them means, in their order; null where nobody has written that. */
    meanings: z.array(z.string().nullable()).optional(),
  }),
  event('goals', { goals: z.array(goalSchema) }),
  /** What the learner told about themselves in this message. */
  event('facts', { facts: z.array(learnerFactSchema) }),
  event('state', {
    engineState: z.string(),
    /** What is being talked about now, where the engine goes from one topic to the next by itself. */
    topic: z.string().optional(),
  }),
  event('usage', {
    inputTokens: z.number(),
    outputTokens: z.number(),
    estimated: z.boolean(),
  }),
  event('degraded', { missing: z.array(z.enum(['feedback', 'suggestions', 'goals'])) }),
  event('error', { error: z.string(), code: z.string() }),
])
export type TutorEvent = z.infer<typeof tutorEventSchema>
