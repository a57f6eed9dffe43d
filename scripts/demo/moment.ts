/** When and where the days of the demonstration end. */
export interface Moment {
  /** Milliseconds since the epoch. */
  now: number
  /** IANA name. */
  timeZone: string
}
