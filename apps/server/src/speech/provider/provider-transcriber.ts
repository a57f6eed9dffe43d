import { transcribe } from 'ai'
import { nothingHeard } from '../failures.ts'
import type { SpeechSettings } from '../settings.ts'
import type { Transcriber } from '../speaker.ts'
import { maxRetries, transcriptionTimeLimit } from './call-limits.ts'
import type { SpeechModels } from './open-models.ts'
import { providerFailure } from './provider-failure.ts'

/** The ear of a provider. */
export function createProviderTranscriber(
  { provider }: SpeechSettings,
  models: SpeechModels,
  modelName: string,
  timeLimit = transcriptionTimeLimit,
): Transcriber {
  const model = models.transcription(modelName)
  return {
    label: `${provider}:${modelName}`,
    transcribe: async (audio, { tag, languageCode }, signal) => {
      try {
        const { text } = await transcribe({
          model,
          audio,
          providerOptions: {
            openai: { language: tag },
            google: { languageCodes: [languageCode] },
            elevenlabs: { languageCode: tag },
            deepgram: { language: tag },
          },
          maxRetries,
          abortSignal: AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]),
        })
        const heard = text.trim()
        if (!heard) throw nothingHeard()
        return heard
      } catch (error) {
        throw providerFailure('transcription', error)
      }
    },
  }
}
