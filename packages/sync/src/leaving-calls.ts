import { kindOf, lanesOf, type Kinds } from './lanes.ts'
import type { LeavingCall, Mutation, Waiting } from './mutation.ts'

/**
 * What a page that is being closed calls: of each lane its beginning, as far as one kind goes that can be sent so. What
 * stands behind something else must not overtake it.
 * @param waiting of one learner
 * @param isSettled whether what waits is kept as it is here, so that no other page sends another state under its key
 */
export function leavingCalls(
  kinds: Kinds,
  waiting: readonly Waiting[],
  isSettled: (waiting: Waiting) => boolean,
): LeavingCall<Mutation>[] {
  return [...lanesOf(kinds, waiting).values()].flatMap((lane) => {
    const kind = lane[0] && kindOf(kinds, lane[0])
    if (!kind?.leave) return []
    const end = lane.findIndex((one) => kindOf(kinds, one) !== kind)
    const first = end < 0 ? lane : lane.slice(0, end)
    const ready = kind.merge ? first.filter(isSettled) : first
    return (ready.length > 0 && kind.leave(ready)) || []
  })
}
