import type { ProblemKind } from '../../engines/language-model/errors.ts'
import { cleanText } from '../clean-text.ts'
import { SpeechFailure } from '../failures.ts'
import type { Speaker } from '../speaker.ts'
import { createVoiceThread } from './voice-thread.ts'
import { voiceSetting } from './voices.ts'

/** To be counted up when the voices sound differently, so that nobody hears the old ones from the cache. */
const soundVersion = 1
/** Milliseconds, with the texts of others before it. */
const timeLimit = 20_000

/** The voice that needs no provider. */
export function createEmbeddedSpeaker(): Speaker {
  const thread = createVoiceThread()
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
        throw new SpeechFailure('speech', { kind: kindOf(error) }, { cause: error })
      }
    },
    close: thread.close,
  }
}

function kindOf(error: unknown): ProblemKind {
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return 'timeout'
  return name === 'AbortError' ? 'aborted' : 'unknown'
}
