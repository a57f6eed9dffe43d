import type { Json } from '@lingarden/database/generated/types'
import type { Mutation, MutationKind, Waiting } from '@lingarden/sync/mutation'

interface OfConversation extends Mutation {
  languageCode: string
  /** Of the conversation. */
  id: string
}

/** A conversation as the database keeps it; a later state of it replaces an earlier one. */
export interface SavedConversation extends OfConversation {
  kind: 'history'
  /** Given once; a later one is the learner's. */
  title: string
  content: { messages: Json; goals: Json; engine_state: string | null; topics: string[] }
}

/** What the sessions of a conversation came to; a later state replaces an earlier one. */
export interface SavedStats extends OfConversation {
  kind: 'stats'
  stats: Json
}

/** The name that the learner gave a conversation. */
export interface Renaming extends OfConversation {
  kind: 'rename'
  title: string
}

/** A conversation that the learner deleted. */
export interface Deletion extends OfConversation {
  kind: 'deletion'
}

const lane = 'conversation'
const nameOf = ({ id }: OfConversation) => id
const sending = () => import('./send-conversation')

// A conversation is there before anything of it changes, and deleted last.

export const savedConversations: MutationKind<SavedConversation> = {
  kind: 'history',
  lane,
  order: 0,
  nameOf,
  load: sending,
  send: async (saved, key) => (await sending()).sendHistory(saved, key),
}

export const savedStats: MutationKind<SavedStats> = {
  kind: 'stats',
  lane,
  order: 1,
  nameOf,
  load: sending,
  send: async ({ id, stats }, key) => (await sending()).sendChange(id, { session_stats: stats }, key),
}

export const renamings: MutationKind<Renaming> = {
  kind: 'rename',
  lane,
  order: 2,
  nameOf,
  load: sending,
  send: async ({ id, title }, key) => (await sending()).sendChange(id, { title }, key),
}

export const deletions: MutationKind<Deletion> = {
  kind: 'deletion',
  lane,
  order: 3,
  nameOf,
  load: sending,
  send: async ({ id }, key) => (await sending()).sendDeletion(id, key),
}

/** All that happens to a conversation. */
export const conversationMutations: readonly MutationKind<Mutation>[] = [
  savedConversations,
  savedStats,
  renamings,
  deletions,
]

const kinds = new Set(conversationMutations.map(({ kind }) => kind))

/** What waits of one conversation. */
export const waitingOf = (id: string, waiting: readonly Waiting[]): Waiting[] =>
  waiting.filter(({ mutation }) => kinds.has(mutation.kind) && 'id' in mutation && mutation.id === id)
