import type { TutorEvent } from '@lingarden/domain/tutor-turn'

type Check = (fields: Partial<Record<string, unknown>>) => boolean

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
const has = (value: unknown, ...keys: string[]) =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => isText(Object.entries(value).find(([name]) => name === key)?.[1]))

function isFeedback(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { positive, corrections, suggestions, suggestedSentences }: Partial<Record<string, unknown>> = {
    ...value,
  }
  const areCorrections =
    Array.isArray(corrections) &&
    corrections.every((item) => has(item, 'original', 'corrected', 'explanation'))
  return isText(positive) && areCorrections && isTexts(suggestions) && isTexts(suggestedSentences)
}

/** The contract of the tutor's events, checked by hand: the schema's library is too large for a page. */
const checks: Record<TutorEvent['type'], Check> = {
  'reply-delta': ({ text }) => isText(text),
  reply: ({ text, meaning }) => isText(text) && (meaning === undefined || isText(meaning)),
  feedback: ({ feedback }) => isFeedback(feedback),
  suggestions: ({ items, meanings = [] }) =>
    isTexts(items) &&
    Array.isArray(meanings) &&
    meanings.every((meaning) => meaning === null || isText(meaning)),
  goals: ({ goals }) => Array.isArray(goals) && goals.every((goal) => has(goal, 'id', 'text')),
  // The page has no use for it: it was told for the server.
  facts: () => true,
  state: ({ engineState, topic }) => isText(engineState) && (topic === undefined || isText(topic)),
  usage: () => true,
  degraded: ({ missing }) => isTexts(missing),
  error: ({ error }) => isText(error),
}

const isKnownType = (type: unknown): type is TutorEvent['type'] =>
  typeof type === 'string' && Object.hasOwn(checks, type)

function isTutorEvent(value: unknown): value is TutorEvent {
  if (typeof value !== 'object' || value === null) return false
  const fields: Partial<Record<string, unknown>> = { ...value }
  return isKnownType(fields['type']) && checks[fields['type']](fields)
}

/** Reads the data of one event; undefined where it is malformed or of a type this page does not know. */
export function parseTutorEvent(data: string): TutorEvent | undefined {
  try {
    const value: unknown = JSON.parse(data)
    return isTutorEvent(value) ? value : undefined
  } catch {
    return undefined
  }
}
