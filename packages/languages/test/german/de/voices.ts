import type { VoiceRules } from '@lingarden/languages/voice-rules'

export const voices: VoiceRules = {
  embedded: { id: 'de', range: 50 },
  sample: 'Guten Tag! Ich möchte heute gern über deine Familie sprechen.',
}
