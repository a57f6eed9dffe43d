import { practiceDays, type PracticeDay } from '@lingarden/database/rows/practice-day'
import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { logError } from '@/lib/log'
import { mayReachServer } from '@/lib/server-reach'
import { getSupabase } from '@/lib/supabase'
import { exclusively } from '@/lib/sync/exclusively'
import { acknowledgeSlice, forgetSlice, listKept } from './slice-store'
import { readAnswer } from '@/lib/read-answer'

/** The server takes no more stretches at once. */
const batchSize = 200

/** PostgreSQL's classes of what can never be accepted: data exception, integrity violation, more than a learner may keep. */
const permanent = /^(2[23]|54000)/

/** A stretch as `record_practice` takes it. */
function rowOf({ id, languageCode, kind, date, minuteOfDay, startedAt, seconds }: PracticeSlice) {
  return {
    id,
    language_code: languageCode,
    kind,
    date,
    minute_of_day: minuteOfDay,
    started_at: new Date(startedAt).toISOString(),
    seconds,
  }
}

/** The stretches of which the server does not have everything, the oldest first. */
function listUnsent(userId: string): PracticeSlice[] {
  return listKept(userId)
    .filter(({ slice, sent }) => slice.seconds > sent)
    .map(({ slice }) => slice)
    .toSorted((a, b) => a.startedAt - b.startedAt)
}

/** Seconds of practice that the server does not have, in all languages. */
export const unsentTotal = (userId: string): number =>
  listKept(userId).reduce((sum, { slice, sent }) => sum + Math.max(slice.seconds - sent, 0), 0)

async function tell(userId: string, slices: readonly PracticeSlice[]) {
  const { data, error } = await getSupabase().rpc('record_practice', {
    p_user_id: userId,
    p_slices: slices.map(rowOf),
  })
  return { data, error }
}

async function sendBatch(userId: string, slices: readonly PracticeSlice[]): Promise<PracticeDay[]> {
  const { data, error } = await tell(userId, slices)
  if (!error) {
    // It has arrived, whatever this version makes of the answer.
    for (const slice of slices) acknowledgeSlice(userId, slice, Date.now())
    return readAnswer(practiceDays, 'record_practice', data)
  }
  if (!permanent.test(error.code)) throw error
  const [only, ...others] = slices
  if (only && others.length === 0) {
    logError('The server refused practice', error)
    forgetSlice(userId, only)
    return []
  }
  // One that can never be taken must not hold the others back.
  const all: PracticeDay[] = []
  for (const slice of slices) all.push(...(await sendBatch(userId, [slice])))
  return all
}

/**
 * Brings a learner's practice to the server, one tab at a time; it never throws. What was told already and is told again
 * counts once.
 * @returns the days that the server changed, each as it is now
 */
export function sendPractice(userId: string): Promise<PracticeDay[]> {
  return exclusively(`practice-sending:${userId}`, async () => {
    const days: PracticeDay[] = []
    if (!mayReachServer()) return days
    try {
      const unsent = listUnsent(userId)
      for (let from = 0; from < unsent.length; from += batchSize)
        days.push(...(await sendBatch(userId, unsent.slice(from, from + batchSize))))
    } catch (cause) {
      logError('Practice waits to be sent', cause)
    }
    return days
  })
}

/** What a closing page sends: the practice of which the server does not have everything. */
export function practiceOnLeaving(userId: string): { p_user_id: string; p_slices: object[] } | undefined {
  const slices = listUnsent(userId).slice(-batchSize).map(rowOf)
  return slices.length > 0 ? { p_user_id: userId, p_slices: slices } : undefined
}
