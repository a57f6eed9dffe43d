import { openDictionary } from '@lingarden/content/open-dictionary'
import { languageOf, type LanguageTag, type Voice } from '@lingarden/languages/find-language'
import { loadVoices } from '@lingarden/languages/load'
import { voicesOf } from '@lingarden/languages/loaded'
import { createMp3Writer } from '../embedded/encode-mp3.ts'
import { loadEspeak } from '../embedded/espeak.ts'
import type { Synthesis } from '../embedded/synthesize.ts'
import { loadModel, neuralSampleRate } from './model.ts'
import { latinSounds } from './sounds/latin-sounds.ts'
import type { VoiceFiles } from './voice-files.ts'

/** Which of the ten voices speaks, and in which language. */
export interface NeuralSetting {
  tag: LanguageTag
  voice: Voice
}

/** What was spoken, and how many seconds of it there are. */
type NeuralSynthesize = (text: string, setting: NeuralSetting) => Promise<Synthesis & { seconds: number }>

/**
 * Loads the neural voices, which speak cleaned texts; a dictionary comes with the first text of a language that is read by
 * one (Mandarin's: 0.7 s, 150 MB).
 * @throws Error where they do not speak a language
 */
export async function loadNeuralSynthesizer(files: VoiceFiles): Promise<NeuralSynthesize> {
  const [{ phonemize }, speakSounds, writeMp3] = await Promise.all([
    loadEspeak(),
    loadModel(files),
    createMp3Writer(neuralSampleRate),
  ])
  const dictionaries = new Map<LanguageTag, ReturnType<typeof openDictionary>>()
  const dictionaryOf = (tag: LanguageTag) => {
    const dictionary = dictionaries.get(tag) ?? openDictionary(languageOf(tag).languageCode)
    dictionaries.set(tag, dictionary)
    return dictionary
  }
  const readLatin = (text: string, language: string) =>
    latinSounds(text, (clause) => phonemize(clause, language))
  return async (text, { tag, voice }) => {
    await loadVoices(tag)
    const { embedded, neural } = voicesOf(tag)
    if (!neural) throw new Error(`no neural voice speaks ${tag}`)
    const sounds = neural.writeSounds
      ? neural.writeSounds(text, await dictionaryOf(tag), (word) => readLatin(word, 'en-us'))
      : readLatin(text, embedded.id)
    const samples = await speakSounds(sounds, neural.voices[voice])
    return {
      audio: writeMp3(samples).audio,
      words: undefined,
      seconds: samples.length / neuralSampleRate,
    }
  }
}
