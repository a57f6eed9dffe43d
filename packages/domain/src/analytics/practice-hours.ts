/** When a practice slice began by the learner's clock, in minutes since midnight, and how long it was. */
export interface TimedPractice {
  minuteOfDay: number
  seconds: number
}

/** Seconds practised in each of the 24 hours of the day; a slice is shared among the hours it lasts. */
export function practiceByHour(slices: readonly TimedPractice[]): number[] {
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { minuteOfDay, seconds } of slices) {
    let at = minuteOfDay * 60
    const end = at + seconds
    while (at < end) {
      const hour = Math.floor(at / 3600)
      const part = Math.min(end, (hour + 1) * 3600) - at
      // A day has 25 hours where the clocks go back.
      hours[hour % 24] = (hours[hour % 24] ?? 0) + part
      at += part
    }
  }
  return hours
}
