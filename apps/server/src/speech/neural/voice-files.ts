import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** To be counted up with what is set up, so that an older folder is set up anew. */
const version = 1

/** Where `npm run setup:voices` puts the neural voices. */
export interface VoiceFiles {
  folder: string
  model: string
  /** The numbers of the sounds. */
  tokenizer: string
  /** One file a voice. */
  styles: string
  /** The packages of the runtime, as Node resolves them. */
  runtime: string
  /** Written last: without it the folder is half done. */
  marker: string
}

/** The files under a data directory, whether they are there or not. */
export function voiceFilesIn(dataDir: string): VoiceFiles {
  const folder = join(dataDir, 'voices')
  return {
    folder,
    model: join(folder, 'kokoro', 'kokoro-quantized.onnx'),
    tokenizer: join(folder, 'kokoro', 'tokenizer.json'),
    styles: join(folder, 'kokoro', 'voices'),
    runtime: join(folder, 'node_modules'),
    marker: join(folder, `ready-${version}`),
  }
}

/** Whether the operator has set the neural voices up. */
export const areVoicesReady = ({ marker }: VoiceFiles): boolean => existsSync(marker)
