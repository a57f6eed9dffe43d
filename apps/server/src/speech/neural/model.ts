import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { NeuralVoice } from '@lingarden/languages/voice-rules'
import { loadRuntime } from './runtime.ts'
import { soundNumbers } from './sound-numbers.ts'
import { createStyles, styleSize } from './styles.ts'
import type { VoiceFiles } from './voice-files.ts'

/** Samples a second. */
export const neuralSampleRate = 24_000
/** More than four bring little, and leave nothing to whoever else asks the server. */
const threads = Math.min(4, availableParallelism())

/** Speaks sounds (sounds/) in a voice. Empty where the model knows none of them. */
export type SpeakSounds = (sounds: string, voice: NeuralVoice) => Promise<Int16Array>

/** Loads the model: about 0.6 s and 300 MB. */
export async function loadModel({ model, runtime, styles, tokenizer }: VoiceFiles): Promise<SpeakSounds> {
  const { Tensor, InferenceSession } = loadRuntime(runtime)
  const session = await InferenceSession.create(model, {
    intraOpNumThreads: threads,
    // Waiting in a circle would take the cores from everybody else.
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const vocabulary = readVocabulary(tokenizer)
  const styleOf = createStyles(styles)

  const speakPiece = async (numbers: readonly number[], voice: NeuralVoice) => {
    const framed = BigInt64Array.from([0, ...numbers, 0], BigInt)
    const { waveform } = await session.run({
      input_ids: new Tensor('int64', framed, [1, framed.length]),
      style: new Tensor('float32', styleOf(voice, numbers.length), [1, styleSize]),
      speed: new Tensor('float32', Float32Array.of(voice.speed), [1]),
    })
    return waveform?.data ?? new Float32Array()
  }
  return async (sounds, voice) => {
    const pieces: Float32Array[] = []
    for (const numbers of soundNumbers(sounds, vocabulary)) pieces.push(await speakPiece(numbers, voice))
    return toSamples(pieces)
  }
}

function readVocabulary(path: string): Record<string, number> {
  const { model } = JSON.parse(readFileSync(path, 'utf8')) as { model: { vocab: Record<string, number> } }
  return model.vocab
}

function toSamples(pieces: readonly Float32Array[]): Int16Array {
  const samples = new Int16Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let filled = 0
  for (const piece of pieces)
    for (const value of piece) samples[filled++] = Math.max(-1, Math.min(1, value)) * 32_767
  return samples
}
