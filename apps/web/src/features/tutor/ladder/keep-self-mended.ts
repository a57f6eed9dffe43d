import { mistakeRows } from '@lingarden/domain/mistakes/mistake-rows'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { selfMendings } from '@/lib/memory/memory-mutations'
import { deliver } from '@/lib/sync/deliver'
import type { UserMessage } from '../conversation/messages'
import { askedOf } from './asked-message'

/** Keeps that the learner put the mistake of a message right themselves; with a connection or without. */
export function keepSelfMended(userId: string, languageCode: LanguageCode, message: UserMessage): void {
  const { id: messageId, content: text, feedback } = message
  const asked = askedOf(message, languageCode)
  const corrections = feedback?.status === 'complete' ? feedback.feedback.corrections : []
  const mistake = mistakeRows(corrections, { id: messageId, text, languageCode }).find(
    ({ original, corrected }) => original === asked?.original && corrected === asked.corrected,
  )
  if (mistake) void deliver(selfMendings, { kind: 'self-mended', userId, languageCode, messageId, mistake })
}
