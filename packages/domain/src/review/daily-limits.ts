/** Cards a day, each 0 or more; cards in learning are not counted, as they come back within minutes. */
export interface DailyLimits {
  newCards: number
  reviews: number
}

export const defaultDailyLimits: DailyLimits = { newCards: 20, reviews: 200 }
