/** Minutes a day of who never said how many (requirement 9.3a). */
export const defaultDailyGoalMinutes = 10
