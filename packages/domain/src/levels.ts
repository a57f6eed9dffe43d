/** Proficiency levels (requirements 3.9, 3.10, 9.1c) with the texts that the specification's decisions fix. */

export const levels = ['beginner', 'elementary', 'intermediate', 'advanced', 'native'] as const
export type Level = (typeof levels)[number]

export const defaultLevel: Level = 'intermediate'

export interface DifficultyOption {
  value: Level
  label: string
  description: string
  /** CEFR band and, for Mandarin, the HSK level it stands for. */
  scale: string
}

export const difficultyOptions: readonly DifficultyOption[] = [
  { value: 'beginner', label: 'Beginner', description: 'I know a few words', scale: 'A1, HSK 1-2' },
  {
    value: 'elementary',
    label: 'Elementary',
    description: 'I get by in simple situations',
    scale: 'A2, HSK 3',
  },
  {
    value: 'intermediate',
    label: 'Intermediate',
    description: 'I can hold everyday conversations',
    scale: 'B1, HSK 4',
  },
  {
    value: 'advanced',
    label: 'Advanced',
    description: 'I discuss most topics with ease',
    scale: 'B2-C1, HSK 5-6',
  },
  { value: 'native', label: 'Native', description: 'Talk to me as to a native speaker', scale: 'C2' },
]

/** An unknown or missing level falls back to intermediate. */
export function parseLevel(value: unknown): Level {
  return levels.find((level) => level === value) ?? defaultLevel
}
