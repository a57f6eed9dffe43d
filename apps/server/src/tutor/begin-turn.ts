import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { z } from 'zod'
import type { CallFunction } from '../backend/call-function.ts'
import { balanceError, utcDay } from '../credits/credits.ts'
import { insufficientCredits, unauthorized } from '../errors.ts'
import { learnerOf, type Learner } from './learner.ts'

interface Beginning {
  userId: string
  language: SupportedLanguage
  /** Credits of the turn at most; 0 where it is free. */
  amount: number
  /** The same key is paid once. */
  key: string
  /** Milliseconds since the epoch. */
  now: number
}

const answerSchema = z.object({ reserved: z.boolean(), learner: z.unknown().optional() })

/**
 * Takes the credits of a turn and reads its learner, in one call, as the tutor's first word waits for it. Where the learner
 * cannot be read or understood, nothing stays taken.
 * @throws AppError 402 insufficient_credits, 401 where the account is gone; the database's error or ZodError otherwise
 */
export async function beginTurn(
  call: CallFunction,
  { userId, language, amount, key, now }: Beginning,
): Promise<Learner> {
  const args = {
    p_user_id: userId,
    p_language_code: language.languageCode,
    p_amount: amount,
    p_key: key,
    p_today: utcDay(now),
  }
  const answer = await call('server', 'begin_turn', args).catch((error: unknown) => {
    throw balanceError(error)
  })
  const { reserved, learner } = answerSchema.parse(answer)
  if (!reserved) throw insufficientCredits()
  // Without a balance to ask, nobody has told yet that there is no such account.
  if (learner === null) throw unauthorized()
  try {
    return learnerOf(learner, language, now)
  } catch (cause) {
    if (amount > 0) await call('server', 'settle_credits', { p_user_id: userId, p_key: key, p_used: 0 })
    throw cause
  }
}
