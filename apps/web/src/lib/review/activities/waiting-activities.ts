import type { CustomActivity } from '@lingarden/domain/activities/activity'
import { listQueued } from '@/lib/outbox/outbox-store'

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
  const queued = await listQueued(userId)
  return queued.reduce<CustomActivity[]>(
    (after, { entry }) =>
      entry.kind === 'activity' && entry.languageCode === languageCode
        ? withActivity(after, entry.activityId, entry.activity)
        : after,
    [...list],
  )
}
