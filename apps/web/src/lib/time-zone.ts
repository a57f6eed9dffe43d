/** The learner's time zone by its IANA name, which decides what is today and this week. */
export function currentTimeZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
