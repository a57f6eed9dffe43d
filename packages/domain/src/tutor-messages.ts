/** What pages need of the tutor's contract at run time; apart from the schemas, which bring a library along. */

export const aiMessageTypes = [
  'conversation',
  'welcome',
  'welcome_question',
  'goal_introduction',
  'encouragement',
  'goal_continuation',
  'error',
  'update',
] as const
export type AiMessageType = (typeof aiMessageTypes)[number]

/** AI messages with a missing or unknown type become conversation (requirement 5.6d). */
export function parseAiMessageType(value: unknown): AiMessageType {
  return aiMessageTypes.find((type) => type === value) ?? 'conversation'
}

/** Longest learner message the tutor takes, in UTF-16 code units. */
export const maxMessageLength = 4000
/** How many earlier messages a turn may bring along. */
export const maxHistoryLength = 60
