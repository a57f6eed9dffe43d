import { supportedLanguages, type LanguageTag } from '@lingarden/languages/find-language'
import { loadNeuralSynthesizer } from '../neural-synthesizer.ts'
import type { VoiceFiles } from '../voice-files.ts'

const sentences: Record<LanguageTag, string> = {
  zh: '你好，我今天想去公园散步，你呢？',
  es: 'Buenos días, me gustaría hablar de tu familia.',
  fr: "Aujourd'hui, j'ai mangé une omelette avec mes amis.",
}

interface MeasuredVoice {
  language: string
  /** Of speech. */
  seconds: number
  /** The time it took to make, for each second of speech: under 1 it is made faster than it is heard. */
  factor: number
}

/**
 * Says a sentence in each language, once to get warm and once by the clock.
 * @throws where the voices do not work on this machine
 */
export async function measureVoices(files: VoiceFiles): Promise<MeasuredVoice[]> {
  const synthesize = await loadNeuralSynthesizer(files)
  const measured: MeasuredVoice[] = []
  for (const { language, tag } of supportedLanguages) {
    const say = () => synthesize(sentences[tag], { tag, voice: 'coral' })
    await say()
    const begin = performance.now()
    const { seconds } = await say()
    measured.push({ language, seconds, factor: (performance.now() - begin) / 1000 / seconds })
  }
  return measured
}
