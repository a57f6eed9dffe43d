import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import type { LanguageCode } from '@lingarden/languages/find-language'

/** What a game changed for one word. */
export interface ResultRow {
  term: string
  /** Whether it was known at the first try. */
  wasKnown: boolean
  /** Its plant when the game began; undefined where that was not known. */
  stageBefore: PlantStage | undefined
  /** When it was due and when it is now, in milliseconds since the epoch; undefined where the game plans nothing. */
  dueBefore?: number | undefined
  dueNow?: number | undefined
  becameLeech: boolean
}

/** What a game changed; carried in the state of the history entry, so that a reload keeps it. */
export interface PracticeResult {
  languageCode: LanguageCode
  rows: ResultRow[]
  /** When the game ended, in milliseconds since the epoch. */
  endedAt: number
  /** Where another round is played, and with which words where they were handed over. */
  again: { to: string; words?: readonly string[] | undefined }
}

/** Reads the result that a history entry carries; undefined where it carries none. */
export function readResult(state: unknown): PracticeResult | undefined {
  if (typeof state !== 'object' || state === null || !('result' in state)) return undefined
  const { result } = state
  const isResult =
    typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
  return isResult ? (result as PracticeResult) : undefined
}
