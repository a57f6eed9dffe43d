import { lastFeedback, type Conversation } from './conversation'

/** Longest list of texts that a turn may name as offered. */
const mostOffered = 30

/** What the learner is offered to say: suggested replies and what the last feedback wrote down for them. */
export function offeredTexts(conversation: Conversation): string[] {
  const feedback = lastFeedback(conversation)
  const written =
    feedback?.status === 'complete'
      ? [
          ...feedback.feedback.corrections.map(({ corrected }) => corrected),
          ...feedback.feedback.suggestions,
          ...feedback.feedback.suggestedSentences,
        ]
      : []
  return [...(conversation.suggestions?.items ?? []), ...written].slice(0, mostOffered)
}
