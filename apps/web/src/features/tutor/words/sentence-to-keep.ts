import { hasGap } from '@lingarden/domain/mistakes/gap'
import type { AiMessage, UserMessage } from '../conversation/messages'

/**
 * A message as it may be kept with its words, read out and asked for: what the tutor said, and of the learner's own what
 * the tutor vouches for, mended where it was wrong. Empty while nobody has looked at it, and where not all of it is right or
 * something is missing.
 */
export function sentenceToKeep(message: AiMessage | UserMessage): string {
  if (message.type === 'ai') return hasGap(message.content) ? '' : message.content
  const { feedback } = message
  return feedback?.status === 'complete' ? (feedback.feedback.mended ?? '') : ''
}
