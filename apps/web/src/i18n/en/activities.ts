/** The exercises that the tutor makes of a conversation. */
export const activities = {
  exercise: 'Exercise',
  preparing: 'Preparing an exercise',
  any: 'Any exercise',
  kinds: { cloze: 'Fill gaps', order: 'Put words in order', choice: 'Choose' },
  practiseThis: 'Practise this',
  part: (place: number, count: number) => `${place} of ${count}`,
  finished: (right: number, count: number) => `${right} of ${count} right first time.`,
  nothingToPractise: 'There is nothing to practise yet. Talk a little with the tutor first.',
}
