/** Proficiency levels (requirements 3.9, 3.10, 9.1c) with the texts that the specification's decisions fix. */

export const levels = ['beginner', 'elementary', 'intermediate', 'advanced', 'native'] as const
export type Level = (typeof levels)[number]

/** What stands for a level that nobody knows. */
export const defaultLevel: Level = 'intermediate'

/** How the tutor begins with whoever has not chosen a level: 'Skip for now', or not asked yet. */
export const newcomerLevel: Level = 'beginner'

/** Levels by language code; null where the learner was asked and skipped it. */
export type LanguageLevels = Record<string, Level | null>

export interface DifficultyOption {
  value: Level
  label: string
  description: string
  /** CEFR band, for every language. */
  cefr: string
}

export const difficultyOptions: readonly DifficultyOption[] = [
  { value: 'beginner', label: 'Beginner', description: 'I am new to it', cefr: 'A1' },
  {
    value: 'elementary',
    label: 'Elementary',
    description: 'I get by in simple situations',
    cefr: 'A2',
  },
  {
    value: 'intermediate',
    label: 'Intermediate',
    description: 'I can hold everyday conversations',
    cefr: 'B1',
  },
  {
    value: 'advanced',
    label: 'Advanced',
    description: 'I discuss most topics with ease',
    cefr: 'B2-C1',
  },
  { value: 'native', label: 'Native', description: 'Talk to me as to a native speaker', cefr: 'C2' },
]

/** The level of a value from outside: missing (null, undefined) is a beginner's, unknown falls back to intermediate. */
export function parseLevel(value: unknown): Level {
  if (value === undefined || value === null) return newcomerLevel
  return levels.find((level) => level === value) ?? defaultLevel
}
