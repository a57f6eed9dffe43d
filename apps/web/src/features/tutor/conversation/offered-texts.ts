import { lastFeedback, type Conversation } from './conversation'

/** Longest list of texts that a turn may name as offered. */
const mostOffered = 30

/** Messages that one sees, or remembers word by word, as one writes the next. */
const inSight = 8

/** What stands before the learner's eyes as they answer: what the tutor said, what they took over, and what is offered. */
export function shownTexts(conversation: Conversation): string[] {
  const shown = conversation.messages
    .slice(-inSight)
    .flatMap((message) =>
      message.type === 'ai' || (message.type === 'user' && message.isOffered) ? [message.content] : [],
    )
  return [...shown, ...offeredTexts(conversation)]
}

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
