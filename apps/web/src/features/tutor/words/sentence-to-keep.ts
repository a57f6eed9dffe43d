import { hasGap } from '@lingarden/domain/mistakes/gap'
import type { AiMessage, UserMessage } from '../conversation/messages'

/** A word that is told in another language: « magasin » : shop. */
const explanation = /[«“][^«»“”]{1,60}[»”]\s*[:：]/u

/**
 * A message as it may be kept with its words, read out and asked for: what the tutor said, and of the learner's own what
 * the tutor vouches for, mended where it was wrong. Empty while nobody has looked at it, where not all of it is right or
 * something is missing, and where the tutor told a meaning: that is no sentence of the language.
 */
export function sentenceToKeep(message: AiMessage | UserMessage): string {
  if (message.type === 'ai')
    return hasGap(message.content) || explanation.test(message.content) ? '' : message.content
  const { feedback } = message
  return feedback?.status === 'complete' ? (feedback.feedback.mended ?? '') : ''
}
