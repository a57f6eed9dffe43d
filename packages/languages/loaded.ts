import type { LessonTask } from './lesson-task.ts'
import type { PromptRules } from './prompt-rules.ts'
import type { LanguageTag } from './registry.ts'
import type { Scene } from './scene.ts'
import type { TalkTopic } from './talk-topic.ts'
import type { TutorRules } from './tutor-rules.ts'
import type { VoiceRules } from './voice-rules.ts'
import type { WordRules } from './word-rules.ts'

/** A part of the packs: what was loaded of it, by language. */
export interface Part<Rules> {
  has: (tag: LanguageTag) => boolean
  set: (tag: LanguageTag, rules: Rules) => void
  /** @throws Error where it was not loaded */
  of: (tag: LanguageTag) => Rules
}

function createPart<Rules>(name: string): Part<Rules> {
  const loaded = new Map<LanguageTag, Rules>()
  return {
    has: (tag) => loaded.has(tag),
    set: (tag, rules) => void loaded.set(tag, rules),
    of: (tag) => {
      const rules = loaded.get(tag)
      if (!rules) throw new Error(`the ${name} of ${tag} are asked for before they are loaded`)
      return rules
    },
  }
}

/** What `load.ts` fills. Whoever asks for rules knows no list of languages, and no pack. */
export const parts = {
  words: createPart<WordRules>('word rules'),
  tutor: createPart<TutorRules>('tutor rules'),
  prompts: createPart<PromptRules>('prompts'),
  voices: createPart<VoiceRules>('voices'),
  scenes: createPart<readonly Scene[]>('scenes'),
  topics: createPart<readonly TalkTopic[]>('topics'),
  tasks: createPart<readonly LessonTask[]>('tasks'),
}

/**
 * The word rules of a language.
 * @throws Error where they are not loaded: whoever shows or reads a language awaits `loadWordRules` first
 */
export const wordRulesOf = parts.words.of

/**
 * The tutor rules of a language.
 * @throws Error where they are not loaded: whoever lets the built-in tutor answer awaits `loadTutorRules` first
 */
export const tutorRulesOf = parts.tutor.of

/**
 * The scenes of a language; none where it has none.
 * @throws Error where they are not loaded: whoever lets the built-in tutor answer awaits `loadScenes` first
 */
export const scenesOf = parts.scenes.of

/**
 * What can be talked about in a language, in the order of the scenes; nothing where it has none.
 * @throws Error where it is not loaded: whoever lists topics or checks one awaits `loadTopics` first
 */
export const topicsOf = parts.topics.of

/** The speaking tasks of a language's lessons, which are loaded with its scenes. */
export const tasksOf = parts.tasks.of

/**
 * What a language model is told of a language.
 * @throws Error where it is not loaded: whoever asks a model has loaded every language
 */
export const promptRulesOf = parts.prompts.of

/**
 * How a language is spoken by the server's own voices.
 * @throws Error where it is not loaded: whoever speaks awaits `loadVoices` first
 */
export const voicesOf = parts.voices.of
