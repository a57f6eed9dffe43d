import type { LanguageTag, Voice } from '@lingarden/languages/find-language'
import { voicesOf } from '@lingarden/languages/loaded'

/** How the embedded engine is set for a voice. */
export interface VoiceSetting {
  /** The engine's name of language and timbre; one that it does not know would speak garbage. */
  id: string
  /** 0 to 99. */
  pitch: number
  /** How far the pitch moves, 0 to 99. */
  range: number
  /** Words a minute. */
  rate: number
}

/** Timbre, pitch and speed of the ten voices: far enough from each other to be told apart in every language. */
const timbres: Record<Voice, { variant: string; pitch: number; rate: number }> = {
  alloy: { variant: 'f5', pitch: 38, rate: 152 },
  ash: { variant: 'm3', pitch: 42, rate: 150 },
  ballad: { variant: 'm5', pitch: 68, rate: 138 },
  coral: { variant: 'f2', pitch: 52, rate: 150 },
  echo: { variant: 'm1', pitch: 50, rate: 158 },
  fable: { variant: 'm6', pitch: 74, rate: 150 },
  nova: { variant: 'f3', pitch: 60, rate: 160 },
  onyx: { variant: 'm7', pitch: 22, rate: 144 },
  sage: { variant: 'f1', pitch: 42, rate: 136 },
  shimmer: { variant: 'f4', pitch: 84, rate: 148 },
}

/** The setting of a voice in a language. */
export function voiceSetting(tag: LanguageTag, voice: Voice): VoiceSetting {
  const { id, range } = voicesOf(tag).embedded
  const { variant, pitch, rate } = timbres[voice]
  return { id: `${id}+${variant}`, pitch, range, rate }
}
