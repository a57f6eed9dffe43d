import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { LearnerFact } from '@lingarden/domain/learner-facts'
import type { AiMessageType } from '@lingarden/domain/tutor-messages'
import type { Feedback, Goal } from '@lingarden/domain/tutor-turn'
import type { ConversationState } from './state.ts'

/** What one turn of the conversation comes to, before it is told as events. */
export interface TurnOutcome {
  replies: { text: string; messageType: AiMessageType }[]
  feedback: Feedback | undefined
  suggestions: string[]
  goals: Goal[]
  /** What the learner told of themselves. */
  facts?: LearnerFact[]
  /** Whether the learner asked for it to be said slowly. */
  isSlow?: true
  state: ConversationState
}

export function feedbackOf(parts: Partial<Feedback>): Feedback {
  return { positive: '', corrections: [], suggestions: [], suggestedSentences: [], ...parts }
}

/** Sentences one after the other, as the words of the language stand. */
export function joinSentences(language: LanguageTag, sentences: readonly string[]): string {
  return sentences.join(languageOf(language).wordJoiner)
}

/** A line as it is printed: where a space stands beside a mark, the mark must not stand alone. */
export const keepMarks = (language: LanguageTag, text: string): string =>
  tutorRulesOf(language).keepMarks?.(text) ?? text

/** Fills `{slot}` places; what is not known is left out. The first letter is a capital. */
export function fillLine(line: string, slots: Readonly<Record<string, string>>): string {
  const filled = line.replace(/\{(\w+)\}/g, (_, name: string) => slots[name] ?? '')
  const clean = filled
    .replace(/\s+([,.])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim()
  return clean.replace(/\p{L}/u, (letter) => letter.toUpperCase())
}
