import { generateSpeech } from 'ai'
import { audioType } from '../audio-type.ts'
import { cleanText } from '../clean-text.ts'
import { SpeechFailure } from '../failures.ts'
import type { SpeechSettings } from '../settings.ts'
import type { Speaker, Utterance } from '../speaker.ts'
import { maxRetries, speechTimeLimit } from './call-limits.ts'
import type { SpeechModels } from './open-models.ts'
import { providerFailure } from './provider-failure.ts'
import { providerVoice } from './provider-voices.ts'

/** The voice of a provider. */
export function createProviderSpeaker(
  { provider }: SpeechSettings,
  models: SpeechModels,
  modelName: string,
  timeLimit = speechTimeLimit,
): Speaker {
  const model = models.speech(modelName)
  return {
    label: `${provider}:${modelName}`,
    takesInstructions: true,
    speak: async (utterance, signal) => {
      const { text, voice, language } = utterance
      try {
        const { audio } = await generateSpeech({
          model,
          // Blanks stand where the embedded voice counts places; here they would be long pauses.
          text: cleanText(text)
            .replace(/[^\S\n]+/g, ' ')
            .trim(),
          voice: providerVoice(provider, voice),
          outputFormat: provider === 'google' ? 'wav' : 'mp3',
          instructions: instructionsOf(utterance),
          language: language.tag,
          maxRetries,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit(text.length))]),
        })
        const bytes = new Uint8Array(audio.uint8Array)
        // A page that says that the service is down comes with 200, too.
        const type = audioType(bytes)
        if (!type) throw new SpeechFailure('speech', { kind: 'bad_response' })
        return { type, audio: bytes, words: undefined }
      } catch (error) {
        throw providerFailure('speech', error)
      }
    },
    close: () => Promise.resolve(),
  }
}

/** Providers guess the language from the text, and a single word is in many. */
function instructionsOf({ language, instructions }: Utterance): string {
  const native = `Speak ${language.language} (${language.languageCode}) as a native speaker does, clearly.`
  return instructions ? `${native} ${instructions}` : native
}
