import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadVoices } from '@lingarden/languages/load'
import { voicesOf } from '@lingarden/languages/loaded'
import { loadNeuralSynthesizer } from '../neural-synthesizer.ts'
import type { VoiceFiles } from '../voice-files.ts'

interface MeasuredVoice {
  language: string
  /** Of speech. */
  seconds: number
  /** The time it took to make, for each second of speech: under 1 it is made faster than it is heard. */
  factor: number
}

/**
 * Says a sentence or two in each language that they speak, once to get warm and once by the clock.
 * @throws where the voices do not work on this machine
 */
export async function measureVoices(files: VoiceFiles): Promise<MeasuredVoice[]> {
  const synthesize = await loadNeuralSynthesizer(files)
  const measured: MeasuredVoice[] = []
  for (const { language, tag } of supportedLanguages) {
    await loadVoices(tag)
    const { neural, sample } = voicesOf(tag)
    if (!neural) continue
    const say = () => synthesize(sample, { tag, voice: 'coral' })
    await say()
    const begin = performance.now()
    const { seconds } = await say()
    measured.push({ language, seconds, factor: (performance.now() - begin) / 1000 / seconds })
  }
  return measured
}
