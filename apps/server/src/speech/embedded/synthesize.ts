import createEngine, { type EspeakWorker } from '@echogarden/espeak-ng-emscripten'
import type { SpokenWord } from '@lingarden/domain/speech'
import { createMp3Writer } from './encode-mp3.ts'
import { placeWords, type WordStart } from './place-words.ts'
import type { VoiceSetting } from './voices.ts'

export interface Synthesis {
  audio: Uint8Array<ArrayBuffer>
  words: SpokenWord[]
}

export type Synthesize = (text: string, voice: VoiceSetting) => Synthesis

/**
 * Loads the embedded voice (about 90 MB of memory, 0.2 s). It speaks synchronously: 40 ms for a sentence, two seconds for
 * 4,000 characters.
 */
export async function loadSynthesizer(): Promise<Synthesize> {
  const { eSpeakNGWorker } = await createEngine()
  const engine = new eSpeakNGWorker()
  const sampleRate = engine.get_samplerate()
  const writeMp3 = await createMp3Writer(sampleRate)
  return (text, voice) => {
    const { samples, starts } = speak(engine, text, voice)
    const { audio, delay } = writeMp3(samples)
    const later = starts.map(({ position, time }) => ({ position, time: time + delay }))
    return { audio, words: placeWords(text, later, samples.length / sampleRate + delay) }
  }
}

function speak(engine: EspeakWorker, text: string, voice: VoiceSetting) {
  if (engine.set_voice(voice.id) !== 0) throw new Error(`The embedded engine has no voice ${voice.id}`)
  // Choosing a voice sets these back, so they come after it.
  engine.set_pitch(voice.pitch)
  engine.set_range(voice.range)
  engine.set_rate(voice.rate)
  const pieces: Int16Array[] = []
  const starts: WordStart[] = []
  engine.synthesize(text, (samples, events) => {
    pieces.push(samples)
    for (const event of events) {
      if (event.type !== 'word') continue
      starts.push({ position: event.text_position - 1, time: event.audio_position / 1000 })
    }
    return false
  })
  return { samples: join(pieces), starts }
}

function join(pieces: readonly Int16Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const piece of pieces) {
    samples.set(piece, filled)
    filled += piece.length
  }
  return samples
}
