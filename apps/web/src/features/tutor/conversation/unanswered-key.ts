import { readLocal } from '@/lib/local-store'

/** Where a scene is kept that nobody has answered yet. */
export const unansweredKey = (userId: string, languageCode: string, topic: string | undefined): string =>
  ['unanswered-scene', userId, languageCode, ...(topic === undefined ? [] : [topic])].join(':')

/** A scene as it is kept, as far as all that draw it need it. */
export interface KeptLines {
  /** What the scene was opened for; another learner's level or voice wants another one. */
  opening: string
  messages: unknown[]
}

/** The lines of a scene that waits for its first answer; undefined where none does, or it was opened for something else. */
export function keptLines(key: string, opening: string): unknown[] | undefined {
  const kept = readLocal<Partial<KeptLines>>(key)
  return kept?.opening === opening && Array.isArray(kept.messages) ? kept.messages : undefined
}

interface OpenedFor {
  language_levels: Readonly<Record<string, unknown>>
  gender: string | null
  voice_setting: string
}

/** What a scene is opened for: another level, voice, gender or language of explanations wants another one. */
export const openingFor = (
  languageCode: string,
  { language_levels, gender, voice_setting }: OpenedFor,
  explanationLanguage: string,
): string => [language_levels[languageCode], gender, voice_setting, explanationLanguage].join(' ')
