import { practiceDays, type PracticeDay } from '@lingarden/database/rows/practice-day'
import { createSignal } from '@lingarden/sync/signal'
import { readAnswer } from '@/lib/read-answer'
import { getSupabase } from '@/lib/supabase'
import { rowOf, type PractisedSlice } from './practised-slices'

const changed = createSignal<[userId: string, days: PracticeDay[]]>()

/** Hears of the days that the server changed by what was sent, each as it is now; gives back how to stop. */
export const onPracticeDays = changed.on

/**
 * Sends slices of one learner; what was sent already and is sent again counts once.
 * @throws the data API's error
 */
export async function sendPractice(practised: readonly PractisedSlice[]): Promise<void> {
  const [first] = practised
  if (!first) return
  const { data, error } = await getSupabase().rpc('record_practice', {
    p_user_id: first.userId,
    p_slices: practised.map(rowOf),
  })
  if (error) throw error
  // It has arrived, whatever this version makes of the answer.
  try {
    changed.tell(first.userId, readAnswer(practiceDays, 'record_practice', data))
  } catch {
    // The log has it; the day is read again with the next opening.
  }
}
