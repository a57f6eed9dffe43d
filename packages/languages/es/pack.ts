import type { LanguagePack } from '../language-pack.ts'
import { profile } from './profile.ts'

export const es = {
  profile,
  loadWords: async () => (await import('./words.ts')).words,
  loadTutor: async () => (await import('./tutor.ts')).tutor,
  loadPrompts: async () => (await import('./prompts.ts')).prompts,
  loadVoices: async () => (await import('./voices.ts')).voices,
  loadScenes: async () => (await import('./generated/scenes.json', { with: { type: 'json' } })).default,
  loadTopics: async () => (await import('./generated/topics.ts')).topics,
  loadTasks: async () => (await import('./generated/tasks.ts')).tasks,
  loadExplanations: async () => (await import('./generated/explanations.ts')).explanations,
  loadGlossary: async () => (await import('./generated/glossary.ts')).glossary,
  meanings: {
    en: async () => (await import('./generated/meanings-en.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./generated/meanings-fr.json', { with: { type: 'json' } })).default,
    zh: async () => (await import('./generated/meanings-zh.json', { with: { type: 'json' } })).default,
  },
  loadLexiconUrl: async () => (await import('./lexicon/url.ts')).url,
  loadLanding: async () => (await import('./landing.ts')).landing,
  loadFirstTalk: async () => (await import('./generated/first-talk.ts')).firstTalk,
  loadCourseRules: async () => (await import('./course/rules.ts')).courseRules,
} as const satisfies LanguagePack
