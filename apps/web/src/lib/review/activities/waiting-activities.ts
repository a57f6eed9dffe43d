import type { CustomActivity } from '@lingarden/domain/activities/activity'
import { mutationsOf } from '@lingarden/sync/mutation'
import { queue } from '@/lib/sync/queue'
import { savedActivities } from './saved-activities'

/** A list with an activity in its newest state at its top, or without it where it was deleted. */
export function withActivity(
  list: readonly CustomActivity[],
  activityId: string,
  activity: CustomActivity | null,
): CustomActivity[] {
  const others = list.filter(({ id }) => id !== activityId)
  return activity ? [activity, ...others] : others
}

/** The server's activities with those that it does not have yet as they are here. */
export async function withWaitingActivities(
  userId: string,
  languageCode: string,
  list: readonly CustomActivity[],
): Promise<CustomActivity[]> {
  const saved = mutationsOf(savedActivities, await queue.list(userId))
  return saved
    .filter((one) => one.languageCode === languageCode)
    .reduce<CustomActivity[]>((after, one) => withActivity(after, one.activityId, one.activity), [...list])
}
