import { lastFeedback, type Conversation } from './conversation'

/** Longest list of texts that a turn may name as offered. */
const mostOffered = 30

/** What stands before the learner's eyes as they answer: what the tutor said since their last message, and what is offered. */
export function shownTexts(conversation: Conversation): string[] {
  const { messages } = conversation
  const since = messages.findLastIndex(({ type }) => type === 'user') + 1
  const said = messages.slice(since).flatMap(({ type, content }) => (type === 'ai' ? [content] : []))
  return [...said, ...offeredTexts(conversation)]
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
