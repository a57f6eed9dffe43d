import type { Voice } from '@lingarden/languages/find-language'
import type { SpeechProvider } from '../settings.ts'

const google: Record<Voice, string> = {
  alloy: 'Kore',
  ash: 'Orus',
  ballad: 'Puck',
  coral: 'Aoede',
  echo: 'Charon',
  fable: 'Iapetus',
  nova: 'Zephyr',
  onyx: 'Fenrir',
  sage: 'Leda',
  shimmer: 'Autonoe',
}

/** Voices that every account of ElevenLabs has: River, Charlie, George, Sarah, Eric, Liam, Jessica, Brian, Alice, Laura. */
const elevenlabs: Record<Voice, string> = {
  alloy: 'SAz9YHcvj6GT2YYXdXww',
  ash: 'IKne3meq5aSn9XLyUdCD',
  ballad: 'JBFqnCBsd6RMkjVDRZzb',
  coral: 'EXAVITQu4vr4xnSDxMaL',
  echo: 'cjVigY5qzO86Huf0OWal',
  fable: 'TX3LPaxmHKxFdv7VOQHJ',
  nova: 'cgSgspJ2msm6clMCkdW9',
  onyx: 'nPczCjzI2devNBz1zQrb',
  sage: 'Xb7hH8MSUJpSbSDYk0k2',
  shimmer: 'FGY2WhTYpPnrIDTdsKH5',
}

/** What a provider calls a voice; ours are named as OpenAI's. */
export function providerVoice(provider: SpeechProvider, voice: Voice): string {
  if (provider === 'google') return google[voice]
  if (provider === 'elevenlabs') return elevenlabs[voice]
  return voice
}
