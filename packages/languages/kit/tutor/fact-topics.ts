/** What learners tell the tutor of themselves, by what it is about. The database knows the same topics. */
export const factTopics = [
  'name',
  'origin',
  'nationality',
  'home',
  'work',
  'family',
  'pet',
  'pet_name',
  'likes',
  'other',
] as const
export type FactTopic = (typeof factTopics)[number]
