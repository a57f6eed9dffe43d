import type { LanguagePack } from '../language-pack.ts'
import { profile } from './profile.ts'

export const es = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
  loadTutor: async () => (await import('./tutor.ts')).tutor,
  loadPrompts: async () => (await import('./prompts.ts')).prompts,
  loadVoices: async () => (await import('./voices.ts')).voices,
  loadScenes: async () => (await import('./generated/scenes.ts')).scenes,
  loadTasks: async () => (await import('./generated/tasks.ts')).tasks,
  loadLanding: async () => (await import('./landing.ts')).landing,
} as const satisfies LanguagePack
