import type { Mutation, MutationKind } from '@lingarden/sync/mutation'
import { conversationMutations } from '@/features/tutor/history/conversation-mutations'
import { dayWords } from '@/lib/analytics/day-words'
import { bankEdits } from '@/lib/bank/bank-edits'
import { wordCounts } from '@/lib/bank/word-counts'
import { reachedPlaces } from '@/lib/courses/reached-places'
import { memoryMutations } from '@/lib/memory/memory-mutations'
import { practisedSlices } from '@/lib/practice-time/practised-slices'
import { profileChanges } from '@/lib/profile/profile-changes'
import { savedActivities } from '@/lib/review/activities/saved-activities'
import { givenReviews } from '@/lib/review/given-reviews'

/** All that reaches the server through the queue: one line a noun, which says the rest in its own folder. */
export const mutationKinds: readonly MutationKind<Mutation>[] = [
  ...conversationMutations,
  ...memoryMutations,
  bankEdits,
  wordCounts,
  dayWords,
  givenReviews,
  savedActivities,
  practisedSlices,
  profileChanges,
  reachedPlaces,
]
