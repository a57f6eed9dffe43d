import type { LanguagePack } from '../language-pack.ts'
import { profile } from './profile.ts'

export const es = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
  loadTutor: async () => (await import('./tutor.ts')).tutor,
  loadScenes: async () => (await import('./generated/scenes.ts')).scenes,
  loadTasks: async () => (await import('./generated/tasks.ts')).tasks,
} as const satisfies LanguagePack
