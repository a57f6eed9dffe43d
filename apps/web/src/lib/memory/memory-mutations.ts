import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { MistakeRow } from '@lingarden/domain/mistakes/mistake-rows'
import type { MistakeAnswer } from '@lingarden/domain/mistakes/mistake-schedule'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'

/** The two kinds of what the tutor remembers of a learner. */
export type Remembered = 'facts' | 'mistakes'

interface OfLanguage extends Mutation {
  languageCode: string
}

/** Mistakes that were corrected in one message; the database counts them once a message. */
export interface Mistakes extends OfLanguage {
  kind: 'mistakes'
  messageId: string
  mistakes: MistakeRow[]
}

/** What the learner told about themselves in one message; what is known already changes nothing. */
export interface Facts extends OfLanguage {
  kind: 'facts'
  messageId: string
  facts: LearnerFact[]
}

/** An answer to a mistake in a review, named by its id, so that the database adds it once. */
export interface MistakeAnswered extends OfLanguage {
  kind: 'mistake-answer'
  mistakeId: string
  answer: MistakeAnswer
}

/** A mistake of a message that its learner put right themselves, after a hint; the database notes it once. */
export interface SelfMended extends OfLanguage {
  kind: 'self-mended'
  messageId: string
  mistake: MistakeRow
}

/** What the tutor is to forget: one thing, or all of its kind in the language. */
export interface Forgetting extends OfLanguage {
  kind: 'forget'
  remembered: Remembered
  /** Null for all of them. */
  itemId: string | null
}

/** What is forgotten is what was told before, and not what is told after it. */
const lane = 'memory'
const sending = () => import('./send-memory')

export const mistakesMade: MutationKind<Mistakes> = {
  kind: 'mistakes',
  lane,
  nameOf: ({ messageId }) => messageId,
  load: sending,
  send: async (made, key) => (await sending()).sendMistakes(made, key),
}

export const factsTold: MutationKind<Facts> = {
  kind: 'facts',
  lane,
  nameOf: ({ messageId }) => messageId,
  load: sending,
  send: async (told, key) => (await sending()).sendFacts(told, key),
}

export const mistakeAnswers: MutationKind<MistakeAnswered> = {
  kind: 'mistake-answer',
  lane,
  nameOf: ({ answer }) => answer.id,
  load: sending,
  send: async (answered, key) => (await sending()).sendMistakeAnswer(answered, key),
}

export const selfMendings: MutationKind<SelfMended> = {
  kind: 'self-mended',
  lane,
  nameOf: ({ messageId }) => messageId,
  load: sending,
  send: async (mended, key) => (await sending()).sendSelfMended(mended, key),
}

export const forgettings: MutationKind<Forgetting> = {
  kind: 'forget',
  lane,
  nameOf: ({ languageCode, remembered, itemId }) => `${languageCode}/${remembered}/${itemId ?? 'all'}`,
  load: sending,
  send: async (forgetting, key) => (await sending()).sendForgetting(forgetting, key),
}

/** All that changes what the tutor remembers. */
export const memoryMutations: readonly MutationKind<Mutation>[] = [
  mistakesMade,
  factsTold,
  mistakeAnswers,
  selfMendings,
  forgettings,
]
