import { parentPort } from 'node:worker_threads'
import type { Synthesis } from './synthesize.ts'
import type { VoiceAnswer, VoiceJob } from './voice-thread.ts'

/** In the thread of a voice: answers what it is asked, with the error where it fails. */
export function answerJobs<Setting>(
  loading: Promise<(text: string, voice: Setting) => Synthesis | Promise<Synthesis>>,
): void {
  const answer = async ({ id, text, voice }: VoiceJob<Setting>): Promise<VoiceAnswer> => {
    try {
      const synthesize = await loading
      return { id, synthesis: await synthesize(text, voice) }
    } catch (error) {
      return { id, error: error instanceof Error ? error : new Error(String(error)) }
    }
  }
  parentPort?.on('message', (job: VoiceJob<Setting>) => {
    void answer(job).then((reply) => parentPort?.postMessage(reply))
  })
}
