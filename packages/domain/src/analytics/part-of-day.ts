/** What a greeting goes by. */
export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** The part of the day at an hour, 0 to 23. The night is the evening's end until five. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 19) return 'evening'
  return hour < 12 ? 'morning' : 'afternoon'
}
