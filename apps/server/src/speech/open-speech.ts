import { join } from 'node:path'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import type { Logger } from 'pino'
import type { Database } from '../database/database.ts'
import { createClipCache } from './cache/clip-cache.ts'
import { createSharedClips } from './cache/shared-clips.ts'
import { createEmbeddedSpeaker } from './embedded/embedded-speaker.ts'
import { createReader, type Reader } from './reader.ts'
import type { SpeechSettings } from './settings.ts'
import { createNeuralSpeaker, openNeuralThread } from './neural/neural-speaker.ts'
import { areVoicesReady, voiceFilesIn } from './neural/voice-files.ts'
import type { Speaker, Transcriber } from './speaker.ts'

/** Bytes of speech that are kept. */
const cacheSize = 200 * 1024 * 1024

/** The speech of a server. */
export interface Speech {
  reader: Reader
  /** Undefined where nothing is transcribed. */
  transcriber: Transcriber | undefined
  /** What the web app is told. */
  offer: RuntimeConfig['speech']
  /** For the operator. */
  description: string
  close: () => Promise<void>
}

interface SpeechOptions {
  settings: SpeechSettings | undefined
  /** Our own speech is kept in `speech-cache` under it. */
  dataDir: string
  log: Logger
  /** Where several servers share what a provider was paid for. */
  database?: Pick<Database, 'query' | 'run'> | undefined
}

/** The voice and the ear that the settings choose; nothing is loaded or called before it is needed. */
export async function openSpeech({ settings, dataDir, log, database }: SpeechOptions): Promise<Speech> {
  const voiceFiles = voiceFilesIn(dataDir)
  const hasNeuralVoices = areVoicesReady(voiceFiles)
  const openOwn = () => {
    const plain = createEmbeddedSpeaker()
    return hasNeuralVoices ? createNeuralSpeaker(openNeuralThread(voiceFiles), plain) : plain
  }
  const { speaker, transcriber } = await openServices(settings, openOwn)
  // Our own voice costs less than a trip to the database.
  const cache =
    settings?.speechModel && database
      ? createSharedClips(database, cacheSize)
      : createClipCache(join(dataDir, 'speech-cache'), cacheSize)
  return {
    reader: createReader(speaker, cache, log),
    transcriber,
    offer: {
      tts: settings?.speechModel ? settings.provider : hasNeuralVoices ? 'neural' : 'embedded',
      transcription: transcriber !== undefined,
    },
    description: `${settings?.speechModel ? speaker.label : hasNeuralVoices ? 'neural voices' : 'embedded voice'}, ${
      transcriber ? `transcription by ${transcriber.label}` : "no transcription but the browser's own"
    }`,
    close: speaker.close,
  }
}

async function openServices(
  settings: SpeechSettings | undefined,
  openOwn: () => Speaker,
): Promise<{ speaker: Speaker; transcriber?: Transcriber }> {
  if (!settings) return { speaker: openOwn() }
  const { speechModel, transcriptionModel } = settings
  const [{ openModels }, { createProviderSpeaker }, { createProviderTranscriber }] = await Promise.all([
    import('./provider/open-models.ts'),
    import('./provider/provider-speaker.ts'),
    import('./provider/provider-transcriber.ts'),
  ])
  const models = await openModels(settings)
  return {
    speaker: speechModel ? createProviderSpeaker(settings, models, speechModel) : openOwn(),
    ...(transcriptionModel && {
      transcriber: createProviderTranscriber(settings, models, transcriptionModel),
    }),
  }
}
