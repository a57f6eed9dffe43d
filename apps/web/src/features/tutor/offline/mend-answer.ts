import { askedMistake } from '@lingarden/domain/mistakes/asked-mistake'
import { readMending } from '@lingarden/domain/mistakes/mend-question'
import type { LocalDay } from '@lingarden/domain/analytics/local-day'
import type { HistoryMessage } from '@lingarden/domain/tutor-turn'
import type { MistakeAnswered } from '@/lib/memory/memory-mutations'
import { readKeptMistakes } from './cached-learner'

interface Answered {
  userId: string
  languageCode: string
  /** The learner's message, and what was said before it. */
  messageId: string
  text: string
  history: readonly HistoryMessage[]
  /** Milliseconds since the epoch. */
  now: number
  day: LocalDay
}

/**
 * The answer to a mistake that the tutor asked for when the talk opened, of a turn without a server; undefined where it
 * asked for none. It has the message's name, as the server would name it.
 */
export async function mendAnswer(answered: Answered): Promise<MistakeAnswered | undefined> {
  const { userId, languageCode, messageId, text, history, now, day } = answered
  const place = history.findLastIndex(({ role }) => role === 'user')
  const lines = history.slice(place + 1).map(({ content }) => content)
  const asked = askedMistake(lines, await readKeptMistakes(userId, languageCode), languageCode)
  if (!asked) return undefined
  const isRight = readMending(text, asked.question) === 'right'
  const answer = { id: messageId, at: now, day, isRight }
  return { kind: 'mistake-answer', userId, languageCode, mistakeId: asked.mistake.id, answer }
}
