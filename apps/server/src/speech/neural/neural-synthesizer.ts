import { openDictionary } from '@lingarden/content/open-dictionary'
import type { LanguageTag, Voice } from '@lingarden/languages/find-language'
import { createMp3Writer } from '../embedded/encode-mp3.ts'
import { loadEspeak } from '../embedded/espeak.ts'
import type { Synthesis } from '../embedded/synthesize.ts'
import { loadModel, neuralSampleRate } from './model.ts'
import { neuralVoices } from './neural-voices.ts'
import { latinSounds } from './sounds/latin-sounds.ts'
import { mandarinSounds } from './sounds/mandarin-sounds.ts'
import type { VoiceFiles } from './voice-files.ts'

/** Which of the ten voices speaks, and in which language. */
export interface NeuralSetting {
  tag: LanguageTag
  voice: Voice
}

/** What was spoken, and how many seconds of it there are. */
type NeuralSynthesize = (text: string, setting: NeuralSetting) => Promise<Synthesis & { seconds: number }>

/**
 * Loads the neural voices, which speak cleaned texts; the Mandarin dictionary comes with the first Mandarin text (0.7 s,
 * 150 MB).
 */
export async function loadNeuralSynthesizer(files: VoiceFiles): Promise<NeuralSynthesize> {
  const [{ phonemize }, speakSounds, writeMp3] = await Promise.all([
    loadEspeak(),
    loadModel(files),
    createMp3Writer(neuralSampleRate),
  ])
  let dictionary: ReturnType<typeof openDictionary> | undefined
  const readLatin = (text: string, language: string) =>
    latinSounds(text, (clause) => phonemize(clause, language))
  const soundsOf = async (text: string, tag: LanguageTag): Promise<string> => {
    if (tag !== 'zh') return readLatin(text, tag)
    return mandarinSounds(text, await (dictionary ??= openDictionary('zh-CN')), (word) =>
      readLatin(word, 'en-us'),
    )
  }
  return async (text, { tag, voice }) => {
    const samples = await speakSounds(await soundsOf(text, tag), neuralVoices[tag][voice])
    return {
      audio: writeMp3(samples).audio,
      words: undefined,
      seconds: samples.length / neuralSampleRate,
    }
  }
}
