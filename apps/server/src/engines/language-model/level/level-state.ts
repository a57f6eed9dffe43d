import { z } from 'zod'

const maxWords = 8

// It has travelled through the browser: only what looks like a word may reach the prompt.
const stateSchema = z.object({ tooHard: z.array(z.string().regex(/^[\p{L}\p{M}'’]{1,30}$/u)).max(maxWords) })

/** The engine's state between turns: words of the last reply that were above the level. */
export const formatLevelState = (tooHard: readonly string[]): string =>
  JSON.stringify({ tooHard: tooHard.slice(0, maxWords) })

/** The words of the last turn's state; none where the state is missing, of another engine or forged. */
export function parseLevelState(state: string | undefined): string[] {
  if (state === undefined) return []
  try {
    const parsed = stateSchema.safeParse(JSON.parse(state))
    return parsed.success ? parsed.data.tooHard : []
  } catch {
    return []
  }
}
