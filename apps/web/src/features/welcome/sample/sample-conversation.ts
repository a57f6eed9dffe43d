import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import type { Correction, Goal, TutorEvent } from '@lingarden/domain/tutor-turn'
import type { OfflineTurn } from '@/lib/practice-tutor/protocol'

export interface SampleMessage {
  id: number
  type: 'ai' | 'user'
  text: string
  /** Of what the visitor wrote; undefined until the tutor has read it. */
  corrections?: readonly Correction[]
}

/** A conversation of the landing page: kept nowhere, and known to nobody but this page. */
export interface SampleConversation {
  messages: readonly SampleMessage[]
  goals: readonly Goal[]
  suggestions: readonly string[]
  engineState: string | undefined
}

export const emptySample: SampleConversation = {
  messages: [],
  goals: [],
  suggestions: [],
  engineState: undefined,
}

/** The conversation with what the visitor says next. */
export function withSaid(conversation: SampleConversation, text: string): SampleConversation {
  const { messages } = conversation
  return {
    ...conversation,
    messages: [...messages, { id: messages.length, type: 'user', text }],
    suggestions: [],
  }
}

/** The conversation after a turn of the tutor: what was corrected goes to the message that the turn answers. */
export function withTurn(
  conversation: SampleConversation,
  events: readonly TutorEvent[],
): SampleConversation {
  const messages = [...conversation.messages]
  let { goals, suggestions, engineState } = conversation
  const asked = messages.findLastIndex(({ type }) => type === 'user')
  for (const event of events) {
    if (event.type === 'reply') messages.push({ id: messages.length, type: 'ai', text: event.text })
    if (event.type === 'suggestions') suggestions = event.items
    if (event.type === 'goals') goals = event.goals
    if (event.type === 'state') engineState = event.engineState
    const message = messages[asked]
    if (event.type === 'feedback' && message)
      messages[asked] = { ...message, corrections: event.feedback.corrections }
  }
  return { messages, goals, suggestions, engineState }
}

interface SampleTurn {
  language: SupportedLanguage
  /** What corrections are explained in. */
  into: HelpLanguage
  /** Undefined opens the conversation. */
  message: string | undefined
  /** 0 to 2³² − 1: chooses among equally good lines. */
  seed: number
}

/** The turn as the built-in tutor takes it, of a beginner of whom nothing is known. */
export function sampleTurn(
  { messages, goals, engineState }: SampleConversation,
  { language, into, message, seed }: SampleTurn,
): OfflineTurn {
  return {
    language,
    level: 'beginner',
    gender: null,
    tutorName: language.tutorName,
    message,
    history: messages.map(({ type, text }) => ({ role: type, content: text })),
    goals: [...goals],
    wordBank: [],
    explanationLanguage: into,
    giveFeedback: true,
    showSuggestions: true,
    engineState,
    seed,
  }
}
