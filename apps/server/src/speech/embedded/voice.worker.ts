import { parentPort } from 'node:worker_threads'
import { loadSynthesizer, type Synthesis } from './synthesize.ts'
import type { VoiceSetting } from './voices.ts'

/** What the thread is asked. */
export interface VoiceJob {
  id: number
  text: string
  voice: VoiceSetting
}

/** What the thread answers. */
export type VoiceAnswer = { id: number } & ({ synthesis: Synthesis } | { error: Error })

const synthesizing = loadSynthesizer()

parentPort?.on('message', (job: VoiceJob) => {
  void answer(job).then((reply) => parentPort?.postMessage(reply))
})

async function answer({ id, text, voice }: VoiceJob): Promise<VoiceAnswer> {
  try {
    const synthesize = await synthesizing
    return { id, synthesis: synthesize(text, voice) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}
