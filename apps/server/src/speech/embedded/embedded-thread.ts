import { createVoiceThread, type VoiceThread, type VoiceThreadOptions } from './voice-thread.ts'
import type { VoiceSetting } from './voices.ts'

const program = new URL('./voice.worker.ts', import.meta.url)

/** Milliseconds for a text: the longest takes 2,000 on a free machine and 15,000 on a busy one. */
const textLimit = 60_000

/** The thread of the embedded voice: it starts in 0.4 s and takes 200 MB. */
export const openEmbeddedThread = (limits: Partial<VoiceThreadOptions> = {}): VoiceThread<VoiceSetting> =>
  createVoiceThread({ program, jobLimit: textLimit, ...limits })
