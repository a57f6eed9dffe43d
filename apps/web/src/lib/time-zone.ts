/**
 * The learner's time zone by its IANA name, which decides what is today and this week. Not for what a first screen draws: the
 * first use of `Intl` costs a phone 70 ms.
 */
export function currentTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
