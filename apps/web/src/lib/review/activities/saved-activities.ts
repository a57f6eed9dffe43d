import type { CustomActivity } from '@lingarden/domain/activities/activity'
import type { Mutation, MutationKind } from '@lingarden/sync/mutation'

/** An activity as the learner left it, or that they deleted it; a later state replaces an earlier one. */
export interface SavedActivity extends Mutation {
  kind: 'activity'
  languageCode: string
  activityId: string
  /** Null where it was deleted. */
  activity: CustomActivity | null
}

const sending = () => import('./send-activity')

export const savedActivities: MutationKind<SavedActivity> = {
  kind: 'activity',
  lane: 'activity',
  nameOf: ({ activityId }) => activityId,
  load: sending,
  send: async (saved, key) => (await sending()).sendActivity(saved, key),
}
