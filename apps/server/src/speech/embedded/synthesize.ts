import type { SpokenWord } from '@lingarden/domain/speech'
import { createMp3Writer } from './encode-mp3.ts'
import { loadEspeak } from './espeak.ts'
import { placeWords } from './place-words.ts'
import type { VoiceSetting } from './voices.ts'

export interface Synthesis {
  audio: Uint8Array<ArrayBuffer>
  /** Undefined where the voice does not tell. */
  words: SpokenWord[] | undefined
}

export type Synthesize = (text: string, voice: VoiceSetting) => Synthesis

/**
 * Loads the embedded voice (about 60 MB of memory, 0.2 s). It speaks synchronously: 40 ms for a sentence, two seconds for
 * 4,000 characters.
 */
export async function loadSynthesizer(): Promise<Synthesize> {
  const { sampleRate, speak } = await loadEspeak()
  const writeMp3 = await createMp3Writer(sampleRate)
  return (text, voice) => {
    const { samples, starts } = speak(text, voice)
    const { audio, delay } = writeMp3(samples)
    const later = starts.map(({ position, time }) => ({ position, time: time + delay }))
    return { audio, words: placeWords(text, later, samples.length / sampleRate + delay) }
  }
}
