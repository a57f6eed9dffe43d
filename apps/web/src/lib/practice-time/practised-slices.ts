import type { PracticeSlice } from '@lingarden/domain/analytics/practice-slice'
import { isOf, mutationsOf, type Mutation, type MutationKind, type Waiting } from '@lingarden/sync/mutation'
import { sendWaiting } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'
import { practiceSync } from './practice-counter'

/** A practice slice as far as it has come; a longer state of it replaces a shorter one, and the server keeps the longest. */
export interface PractisedSlice extends Mutation {
  kind: 'practice'
  slice: PracticeSlice
  /** Seconds of it that the server had when this was kept. */
  sent: number
}

/** The server takes no more slices at once. */
const mostAtOnce = 200
/** As many as a page that is being closed may send together with words. */
const mostOnLeaving = 50

const sending = () => import('./send-practice')

/** A slice as `record_practice` takes it. */
export function rowOf({ slice }: PractisedSlice) {
  const { id, languageCode, kind, date, minuteOfDay, startedAt, seconds } = slice
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

export const practisedSlices: MutationKind<PractisedSlice> = {
  kind: 'practice',
  lane: 'practice',
  nameOf: ({ slice }) => slice.id,
  load: sending,
  send: async (practised) => (await sending()).sendPractice([practised]),
  together: { most: mostAtOnce, send: async (practised) => (await sending()).sendPractice(practised) },
  leave: (waiting) => {
    const brought = waiting.slice(-mostOnLeaving)
    const [first] = brought
    return (
      first && {
        name: 'record_practice',
        args: {
          p_user_id: first.mutation.userId,
          p_slices: brought.map(({ mutation }) => rowOf(mutation)),
        },
        brought,
      }
    )
  },
}

/** Seconds that the server has of slices that this page has sent; a running one is sent again, longer. */
const acknowledged = new Map<string, number>()
queue.onSettled((one) => {
  if (isOf(practisedSlices, one)) acknowledged.set(one.mutation.slice.id, one.mutation.slice.seconds)
})

/** Keeps how far a slice has come. While it runs it is sent when it should be, and not with whatever else is. */
export function keepSlice(userId: string, slice: PracticeSlice): void {
  if (slice.seconds === 0) return
  const sent = acknowledged.get(slice.id) ?? 0
  void queue.put(practisedSlices, { kind: 'practice', userId, slice, sent }, practiceSync)
}

/** Brings a learner's practice to the server, also what still grows; it never throws. */
export const bringPractice = (userId: string): Promise<boolean> =>
  sendWaiting(userId, (one) => isOf(practisedSlices, one))

/** What waits of a learner's practice, each with the seconds that the server does not have. */
export const unsentPractice = (waiting: readonly Waiting[]): { slice: PracticeSlice; unsent: number }[] =>
  mutationsOf(practisedSlices, waiting).map(({ slice, sent }) => ({
    slice,
    unsent: Math.max(0, slice.seconds - Math.max(sent, acknowledged.get(slice.id) ?? 0)),
  }))
