import { voicesOf } from '@lingarden/languages/loaded'
import { voiceFailure } from '../embedded/voice-failure.ts'
import { createVoiceThread, type VoiceThread } from '../embedded/voice-thread.ts'
import { cleanText } from '../clean-text.ts'
import type { Speaker } from '../speaker.ts'
import { cutText } from './cut-text.ts'
import type { NeuralSetting } from './neural-synthesizer.ts'
import type { VoiceFiles } from './voice-files.ts'

/** To be counted up when the voices sound differently, so that nobody hears the old ones from the cache. */
const soundVersion = 1
/** Milliseconds for a part of a text, of at most 300 characters, on a slow machine. */
const partLimit = 120_000

/** The thread of the neural voices; it starts in a second and takes 700 MB. */
export const openNeuralThread = (files: VoiceFiles): VoiceThread<NeuralSetting> =>
  createVoiceThread({
    program: new URL('./neural.worker.ts', import.meta.url),
    workerData: files,
    jobLimit: partLimit,
  })

/**
 * The neural voices.
 * @param plain speaks what is too short for them, and the languages that they do not
 */
export function createNeuralSpeaker(thread: VoiceThread<NeuralSetting>, plain: Speaker): Speaker {
  return {
    label: `neural:${soundVersion}+${plain.label}`,
    takesInstructions: false,
    speak: async (utterance, signal) => {
      const { text, voice, language } = utterance
      const parts = voicesOf(language.tag).neural ? cutText(cleanText(text)) : []
      if (parts.length === 0) return plain.speak(utterance, signal)
      const pieces: Uint8Array[] = []
      try {
        // Part by part, so that the texts of others get between, and none is begun that nobody waits for.
        for (const part of parts)
          pieces.push((await thread.synthesize(part, { tag: language.tag, voice }, signal)).audio)
      } catch (error) {
        throw voiceFailure(error)
      }
      return { type: 'audio/mpeg', audio: new Uint8Array(Buffer.concat(pieces)), words: undefined }
    },
    close: async () => {
      await Promise.all([thread.close(), plain.close()])
    },
  }
}
