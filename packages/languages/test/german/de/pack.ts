import type { LanguagePack } from '@lingarden/languages/language-pack'
import { profile } from './profile.ts'

export const de = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
  loadTutor: async () => (await import('./tutor.ts')).tutor,
  loadPrompts: async () => (await import('./prompts.ts')).prompts,
  loadVoices: async () => (await import('./voices.ts')).voices,
  loadScenes: async () => (await import('./generated/scenes.json', { with: { type: 'json' } })).default,
  loadTasks: async () => (await import('./generated/tasks.ts')).tasks,
} as const satisfies LanguagePack
