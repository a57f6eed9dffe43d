import type { TermLookup } from './kit/tokens/text-token.ts'
import type { Voice } from './voices.ts'

/** How one language is spoken by the voices that run on the server itself. */
export interface VoiceRules {
  embedded: EmbeddedVoice
  /** Absent where the neural voices do not speak it: the embedded voice does then. */
  neural?: NeuralVoices
  /** A sentence or two, by which voices are measured and heard. */
  sample: string
}

/** How eSpeak NG is set for a language. */
export interface EmbeddedVoice {
  /** Its name of the language; one that it does not know would speak garbage. */
  id: string
  /** How far the pitch moves, 0 to 99; 50 is the engine's own. */
  range: number
}

/** How the neural model (Kokoro) is set for a language. */
export interface NeuralVoices {
  voices: Readonly<Record<Voice, NeuralVoice>>
  /**
   * A text in the sounds that the model was trained on. Absent where eSpeak NG tells them.
   * @param readLatin the sounds of what is written in Latin letters
   */
  writeSounds?: (text: string, dictionary: TermLookup, readLatin: (text: string) => string) => string
}

/** Styles of the model by their weight; each is a file of its voices. */
export type Blend = Readonly<Record<string, number>>

export interface NeuralVoice {
  /** What the throat sounds like. */
  timbre: Blend
  /** Melody and rhythm: those who speak the language, so that no other's accent comes with a timbre. */
  prosody: Blend
  /** 1 is the model's own. */
  speed: number
}

export const neuralVoice = (timbre: Blend, prosody: Blend, speed = 1): NeuralVoice => ({
  timbre,
  prosody,
  speed,
})
