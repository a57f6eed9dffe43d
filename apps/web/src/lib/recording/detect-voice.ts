import { logError } from '@/lib/log'
import type { Microphone } from './microphone'
import { meterInterval } from './recorder'
import { createLevelRule, type OnFrame, type VoiceDetector } from './voice-detector'

/** Tells voice from silence by the model, or by the level where the model cannot be loaded. */
export async function detectVoice({ stream, meter }: Microphone, onFrame: OnFrame): Promise<VoiceDetector> {
  try {
    const { openSileroDetector } = await import('./silero-detector')
    return await openSileroDetector(stream, onFrame)
  } catch (cause) {
    logError('The voice detector could not be loaded; the level decides', cause)
  }
  const rule = createLevelRule()
  const timer = setInterval(() => onFrame(rule.hear(meter.read()), performance.now()), meterInterval)
  return { close: () => clearInterval(timer) }
}
