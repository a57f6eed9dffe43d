import type { LanguagePack } from '../language-pack.ts'
import { profile } from './profile.ts'

export const fr = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
} as const satisfies LanguagePack
