import { randomUUID } from 'node:crypto'
import { askedMistake } from '@lingarden/domain/mistakes/asked-mistake'
import { readMending } from '@lingarden/domain/mistakes/mend-question'
import type { LearnerFact } from '@lingarden/domain/learner-facts'
import { mistakesGotRight } from '@lingarden/domain/mistakes/got-right'
import { mistakeRows, type MistakeRow } from '@lingarden/domain/mistakes/mistake-rows'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { tutorTurnRequestSchema } from '@lingarden/domain/tutor-turn'
import { z } from 'zod'
import type { CallFunction, Caller } from '../backend/call-function.ts'
import { utcDay } from '../credits/credits.ts'
import type { Learner } from './learner.ts'
import type { TurnMemory } from './remember-turn.ts'
import { seenBefore } from './seen-before.ts'

/** A turn whose memory is to be kept. */
export interface RememberedTurn {
  user: Exclude<Caller, 'server'>
  languageCode: LanguageCode
  /** Names the learner's message: the same message sent again changes nothing. */
  messageId: string
  /** Milliseconds since the epoch. */
  now: number
  request: z.output<typeof tutorTurnRequestSchema>
  learner: Pick<Learner, 'recentMistakes' | 'mayRemember'>
}

/**
 * Keeps what a turn left behind: mistakes that were corrected, mistakes that were got right, and what the learner told of
 * themselves. Nothing of it where the learner wants nothing remembered.
 * @throws the database's error where it cannot be kept
 */
export async function keepMemory(
  call: CallFunction,
  turn: RememberedTurn,
  { corrections, facts }: TurnMemory,
): Promise<void> {
  if (!turn.learner.mayRemember) return
  const message = { id: turn.messageId, text: turn.request.message ?? '', languageCode: turn.languageCode }
  const rows = mistakeRows(corrections ?? [], message)
  if (rows.length > 0) await recordMistakes(call, turn, rows)
  const mending = mendingOf(turn)
  const right = new Set(gotRight(turn, corrections))
  if (mending?.isRight) right.add(mending.id)
  if (right.size > 0) await recordRightUses(call, turn, [...right])
  // After the mistakes were recorded, so that one made again is asked for on another day.
  if (mending && !mending.isRight) await recordMiss(call, turn, mending.id)
  if (facts.length > 0) await rememberFacts(call, turn, facts)
}

/** Whoever does not say what they were offered may have copied it. */
function gotRight(
  { request: { message, history, goals, offered }, learner }: RememberedTurn,
  corrections: TurnMemory['corrections'],
): string[] {
  if (message === undefined || offered === undefined) return []
  const attempt = { message, corrections, ...seenBefore({ history, goals, offered }) }
  return mistakesGotRight(attempt, learner.recentMistakes)
}

/** What the learner made of a sentence of theirs that the tutor had just asked for; undefined where it had asked for none. */
function mendingOf({ request, languageCode, learner }: RememberedTurn) {
  const { message, history, goals } = request
  if (message === undefined) return undefined
  const { seen } = seenBefore({ history, goals, offered: [] })
  const asked = askedMistake(seen, learner.recentMistakes, languageCode)
  return asked && { id: asked.mistake.id, isRight: readMending(message, asked.question) === 'right' }
}

/** An answer of this message; a message sent again is the same answer. */
const answerOf = ({ messageId, request, now }: RememberedTurn, isRight: boolean) => ({
  id: isUuid.safeParse(messageId).success ? messageId : randomUUID(),
  at: now,
  day: request.day ?? utcDay(now),
  is_right: isRight,
})
const isUuid = z.uuid()

const recordMiss = (call: CallFunction, turn: RememberedTurn, id: string) =>
  call(turn.user, 'answer_learner_mistakes', {
    p_user_id: turn.user.id,
    p_answers: [{ ...answerOf(turn, false), mistake_id: id }],
  })

const recordMistakes = (
  call: CallFunction,
  { user, languageCode }: RememberedTurn,
  rows: readonly MistakeRow[],
) =>
  call(user, 'record_learner_mistakes', {
    p_user_id: user.id,
    p_language_code: languageCode,
    p_mistakes: rows.map((row) => ({ ...row })),
  })

const recordRightUses = (call: CallFunction, turn: RememberedTurn, ids: string[]) =>
  call(turn.user, 'record_right_uses', {
    p_user_id: turn.user.id,
    p_ids: ids,
    p_message_id: turn.messageId,
    p_answer: answerOf(turn, true),
  })

const rememberFacts = (
  call: CallFunction,
  { user, languageCode, messageId }: RememberedTurn,
  facts: readonly LearnerFact[],
) =>
  call(user, 'remember_learner_facts', {
    p_user_id: user.id,
    p_language_code: languageCode,
    p_facts: facts.map(({ topic, text, writtenIn }) => ({ topic, text, written_in: writtenIn })),
    p_message_id: messageId,
  })
