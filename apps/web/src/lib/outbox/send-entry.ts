import type { Json } from '@lingarden/database/generated/types'
import { changeWordsOfDay } from '@/lib/analytics/day-table'
import { sendEdit } from '@/lib/bank/send-edit'
import { sendPlace } from '@/lib/courses/send-place'
import { forgetRemembered } from '@/lib/memory/forget-remembered'
import { sendActivity } from '@/lib/review/activities/send-activity'
import { addReviews } from '@/lib/review/add-reviews'
import { getSupabase } from '@/lib/supabase'
import type {
  BankEntry,
  DayWordsEntry,
  DeletionEntry,
  FactsEntry,
  HistoryEntry,
  MistakeAnswerEntry,
  MistakesEntry,
  OutboxEntry,
  ReviewEntry,
} from './entry'

/** The server will never take this, however often it is sent. */
export class EntryRefused extends Error {
  override name = 'EntryRefused'
}

/**
 * PostgreSQL's classes of what can never be accepted: data exception, integrity violation, missing privilege, more than a
 * learner may keep.
 */
const permanent = /^(2[23]|42501|54000)/

interface DataError {
  code: string
  message: string
}

const isDataError = (error: unknown): error is DataError =>
  typeof error === 'object' && error !== null && 'code' in error && 'message' in error

function failureOf(error: unknown): unknown {
  return isDataError(error) && permanent.test(error.code)
    ? new EntryRefused(error.message, { cause: error })
    : error
}

/**
 * Sends an entry. What was sent already and is sent again changes nothing: a conversation has its own id, its name
 * and figures are set rather than changed, a mistake counts once a message, and a fact that is known is only renewed.
 * @throws EntryRefused where it can never be accepted; the data API's error where its fate is unknown
 */
export async function sendEntry(entry: OutboxEntry): Promise<void> {
  switch (entry.kind) {
    case 'history':
      return sendHistory(entry)
    case 'stats':
      return sendChange(entry.id, { session_stats: entry.stats })
    case 'rename':
      return sendChange(entry.id, { title: entry.title })
    case 'deletion':
      return sendDeletion(entry)
    case 'mistakes':
      return sendMistakes(entry)
    case 'facts':
      return sendFacts(entry)
    case 'mistake-answer':
      return sendMistakeAnswer(entry)
    case 'review':
      return sendReviews([entry])
    case 'day-words':
      return sendDayWords(entry)
    case 'bank':
      return sendBankEdit(entry)
    case 'activity':
      return orRefused(sendActivity(entry))
    case 'lesson':
      return orRefused(sendPlace(entry))
    case 'forget':
      return orRefused(forgetRemembered(entry))
    default:
      return entry satisfies never
  }
}

/** @throws EntryRefused in place of an error that says so */
const orRefused = (sending: Promise<void>): Promise<void> =>
  sending.catch((error: unknown) => {
    throw failureOf(error)
  })

async function sendHistory(entry: HistoryEntry): Promise<void> {
  if (await updateHistory(entry)) return
  const { id, userId, languageCode, title, content } = entry
  const row = { id, user_id: userId, language_code: languageCode, title, ...content }
  const { error } = await getSupabase().from('tutor_histories').insert(row)
  // It came into being meanwhile: an earlier attempt had arrived after all.
  if (error?.code === '23505' && (await updateHistory(entry))) return
  if (error) throw failureOf(error)
}

/** Whether there was a conversation to update. */
async function updateHistory({ id, content }: HistoryEntry): Promise<boolean> {
  const { data, error } = await getSupabase()
    .from('tutor_histories')
    .update(content)
    .eq('id', id)
    .select('id')
  if (error) throw failureOf(error)
  return data.length > 0
}

/** In a conversation that is gone, deleted on another device, there is nothing to change. */
async function sendChange(id: string, change: { title: string } | { session_stats: Json }): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').update(change).eq('id', id)
  if (error) throw failureOf(error)
}

async function sendDeletion({ id }: DeletionEntry): Promise<void> {
  const { error } = await getSupabase().from('tutor_histories').delete().eq('id', id)
  if (error) throw failureOf(error)
}

async function sendMistakes({ userId, languageCode, mistakes }: MistakesEntry): Promise<void> {
  const { error } = await getSupabase().rpc('record_learner_mistakes', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_mistakes: mistakes.map((mistake) => ({ ...mistake })),
  })
  if (error) throw failureOf(error)
}

async function sendFacts({ userId, languageCode, messageId, facts }: FactsEntry): Promise<void> {
  const { error } = await getSupabase().rpc('remember_learner_facts', {
    p_user_id: userId,
    p_language_code: languageCode,
    p_facts: facts.map(({ topic, text, writtenIn }) => ({ topic, text, written_in: writtenIn })),
    p_message_id: messageId,
  })
  if (error) throw failureOf(error)
}

async function sendMistakeAnswer({ userId, mistakeId, answer }: MistakeAnswerEntry): Promise<void> {
  const { id, at, day, isRight } = answer
  const { error } = await getSupabase().rpc('answer_learner_mistakes', {
    p_user_id: userId,
    p_answers: [{ mistake_id: mistakeId, id, at, day, is_right: isRight }],
  })
  if (error) throw failureOf(error)
}

/**
 * Sends reviews by language; those that the server has already stay as they are.
 * @throws as sendEntry does
 */
export async function sendReviews(entries: readonly ReviewEntry[]): Promise<void> {
  const byLanguage = Map.groupBy(entries, ({ userId, languageCode }) => `${userId} ${languageCode}`)
  for (const [first, ...others] of byLanguage.values()) {
    if (!first) continue
    const reviews = [first, ...others].map(({ review }) => review)
    await orRefused(addReviews(first.userId, first.languageCode, reviews))
  }
}

async function sendDayWords({ userId, languageCode, date, added, removed }: DayWordsEntry): Promise<void> {
  await orRefused(changeWordsOfDay({ userId, languageCode, date }, { added, removed }))
}

async function sendBankEdit({ userId, languageCode, edit }: BankEntry): Promise<void> {
  try {
    await sendEdit({ userId, languageCode }, edit)
  } catch (error) {
    const cause: unknown = error instanceof Error ? error.cause : undefined
    const failure = isDataError(cause) ? failureOf(cause) : error
    // What may still arrive is told with what was tried.
    throw failure instanceof EntryRefused ? failure : error
  }
}
