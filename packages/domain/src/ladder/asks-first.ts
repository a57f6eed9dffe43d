/** What of a profile says whether mistakes are pointed at first. */
export interface HintChoice {
  /** Null where the learner has chosen nothing. */
  hint_first: boolean | null
  /** When the first talk of each language was, by language code; ISO 8601. */
  talks_since: Readonly<Record<string, string>>
}

/** How long a language is talked before mistakes are pointed at by themselves, in milliseconds: a week. */
const firstWeek = 7 * 86_400_000

/**
 * Whether a mistake is first pointed at, for the learner to try again, before its right form is shown: as they chose, and where
 * they chose nothing from the second week of talks in the language on. Who has just begun has enough to do with being understood.
 * @param now milliseconds since the epoch
 */
export function asksFirst(
  { hint_first, talks_since }: HintChoice,
  languageCode: string,
  now: number,
): boolean {
  if (hint_first !== null) return hint_first
  const since = Date.parse(talks_since[languageCode] ?? '')
  return now - since >= firstWeek
}
