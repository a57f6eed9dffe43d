import { cleanText } from '../clean-text.ts'
import type { Speaker } from '../speaker.ts'
import { openEmbeddedThread } from './embedded-thread.ts'
import { voiceFailure } from './voice-failure.ts'
import { voiceSetting } from './voices.ts'

/** To be counted up when the voices sound differently, so that nobody hears the old ones from the cache. */
const soundVersion = 1
/** Milliseconds, with the texts of others before it. */
const timeLimit = 20_000

/** The voice that needs no provider. */
export function createEmbeddedSpeaker(): Speaker {
  const thread = openEmbeddedThread()
  return {
    label: `embedded:${soundVersion}`,
    takesInstructions: false,
    speak: async ({ text, voice, language }, signal) => {
      const limit = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)])
      try {
        const setting = voiceSetting(language.tag, voice)
        const { audio, words } = await thread.synthesize(cleanText(text), setting, limit)
        return { type: 'audio/mpeg', audio, words }
      } catch (error) {
        throw voiceFailure(error)
      }
    },
    close: thread.close,
  }
}
