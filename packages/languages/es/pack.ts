import type { LanguagePack } from '../language-pack.ts'
import { profile } from './profile.ts'

export const es = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
  loadTutor: async () => (await import('./tutor.ts')).tutor,
} as const satisfies LanguagePack
