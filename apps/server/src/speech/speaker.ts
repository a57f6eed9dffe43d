import type { SupportedLanguage, Voice } from '@lingarden/languages/find-language'
import type { SpokenWord } from '@lingarden/domain/speech'

/** A text to be read out. */
export interface Utterance {
  text: string
  voice: Voice
  language: SupportedLanguage
  /** How to speak; the embedded voice ignores it. */
  instructions: string | undefined
}

/** A text that was read out. */
export interface Clip {
  /** The media type of the audio. */
  type: string
  audio: Uint8Array<ArrayBuffer>
  /** Undefined where the voice does not tell. */
  words: readonly SpokenWord[] | undefined
}

/** A voice, whatever makes it. */
export interface Speaker {
  /** `embedded`, or `<provider>:<model>`: what it says of one text stays the same under one name. */
  label: string
  takesInstructions: boolean
  /**
   * Reads a text out.
   * @throws AppError with what the learner reads
   */
  speak: (utterance: Utterance, signal: AbortSignal) => Promise<Clip>
  close: () => Promise<void>
}

/** Writes down what was said. */
export interface Transcriber {
  label: string
  /**
   * @param audio a recording that was checked
   * @throws AppError with what the learner reads
   */
  transcribe: (audio: Uint8Array, language: SupportedLanguage, signal: AbortSignal) => Promise<string>
}
