export const friendKeys = {
  /** Everything of a learner's friends. */
  of: (userId: string) => ['friends', userId] as const,
  lists: (userId: string) => ['friends', userId, 'lists'] as const,
  ranking: (userId: string, metric: string, period: string, language: string) =>
    ['friends', userId, 'ranking', metric, period, language] as const,
}
