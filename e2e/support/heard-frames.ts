import { loadVoices } from '@lingarden/languages/load'
import type { Page } from '@playwright/test'
import { loadEspeak } from '../../apps/server/src/speech/embedded/espeak.ts'
import { voiceSetting } from '../../apps/server/src/speech/embedded/voices.ts'

/** Samples a second, as the voice detector takes them. */
const sampleRate = 16_000

/** Lets the voice detector hear something, frame after frame, as fast as it can; resolves once it has heard all of it. */
export interface DetectorEar {
  hearVoice: (seconds: number) => Promise<void>
  hearSilence: (seconds: number) => Promise<void>
}

/**
 * Puts a test in the place of the audio worklet that hands the microphone's frames to the voice detector: the model is the
 * real one, its clock counts frames, and so a busy machine changes nothing. To be called before the page opens.
 */
export async function feedDetector(page: Page): Promise<DetectorEar> {
  await page.addInitScript(
    (voice: readonly number[]) => {
      let port: { onmessage?: (event: { data: unknown }) => Promise<void>; postMessage: () => void }
      class FedNode extends GainNode {
        readonly port = (port = { postMessage: () => undefined })

        // The name and the options of the worklet are none of this node's.
        constructor(...[context]: [BaseAudioContext, ...unknown[]]) {
          super(context)
        }
      }
      Reflect.set(window, 'AudioWorkletNode', FedNode)
      Reflect.set(window, 'feedDetector', async (isVoice: boolean, samples: number) => {
        const frameLength = 512
        for (let start = 0; start + frameLength <= samples; start += frameLength) {
          const frame = Float32Array.from({ length: frameLength }, (_, at) =>
            isVoice ? (voice[start + at] ?? 0) : 0,
          )
          // The detector's own handler: it resolves once the model has judged the frame.
          await port.onmessage?.({ data: { message: 'AUDIO_FRAME', data: frame.buffer } })
        }
      })
    },
    await speakForLong(),
  )
  const feed = (isVoice: boolean, seconds: number) =>
    page.evaluate(
      ([voice, samples]) => {
        const hear = Reflect.get(window, 'feedDetector') as (
          isVoice: boolean,
          samples: number,
        ) => Promise<void>
        return hear(voice, samples)
      },
      [isVoice, seconds * sampleRate] as const,
    )
  return { hearVoice: (seconds) => feed(true, seconds), hearSilence: (seconds) => feed(false, seconds) }
}

/** A few seconds of the embedded voice, from its first word on. */
async function speakForLong(): Promise<number[]> {
  const [engine] = await Promise.all([loadEspeak(), loadVoices('es')])
  const { samples } = engine.speak(
    'Hola me llamo Ada y vivo en una casa muy grande',
    voiceSetting('es', 'coral'),
  )
  const begin = samples.findIndex((sample) => Math.abs(sample) > 1000)
  const step = engine.sampleRate / sampleRate
  const length = Math.floor((samples.length - begin) / step)
  return Array.from({ length }, (_, place) => (samples[begin + Math.floor(place * step)] ?? 0) / 32_768)
}
