import type { Explanation } from './explanations.ts'
import type { HelpLanguage } from './help-languages.ts'
import type { FirstTalk } from './first-talk.ts'
import type { GlossaryTerm } from './kit/tutor/glossary.ts'
import type { LanguagePack } from './language-pack.ts'
import type { Meanings } from './meanings.ts'
import { packs, type LanguageTag } from './registry.ts'
import type { CourseRules } from './rules/course-rules.ts'

/** A part of the packs: what was loaded of it, by language. */
function createPart<Rules>(name: string, load: (pack: LanguagePack) => Promise<Rules>) {
  const loaded = new Map<LanguageTag, Rules>()
  return {
    load: async (tag: LanguageTag): Promise<void> => {
      if (!loaded.has(tag)) loaded.set(tag, await load(packOf(tag)))
    },
    of: (tag: LanguageTag): Rules => {
      const rules = loaded.get(tag)
      if (!rules) throw new Error(`the ${name} of ${tag} are asked for before they are loaded`)
      return rules
    },
  }
}

function packOf(tag: LanguageTag): LanguagePack {
  const pack = packs.find(({ profile }) => profile.tag === tag)
  if (!pack) throw new RangeError(`no language has the tag ${tag}`)
  return pack
}

const words = createPart('word rules', (pack) => pack.loadWords())
const tutor = createPart('tutor rules', (pack) => pack.loadTutor())
const prompts = createPart('prompts', (pack) => pack.loadPrompts())
const voices = createPart('voices', (pack) => pack.loadVoices())
const scenes = createPart('scenes', async (pack) => (await pack.loadScenes?.()) ?? [])
const topics = createPart('topics', async (pack) => (await pack.loadTopics?.()) ?? [])
const tasks = createPart('tasks', async (pack) => (await pack.loadTasks?.()) ?? [])

/** Loads the word rules of a language, once; `wordRulesOf` has them from then on. */
export const loadWordRules = words.load

/**
 * The word rules of a language.
 * @throws Error where they are not loaded: whoever shows or reads a language awaits `loadWordRules` first
 */
export const wordRulesOf = words.of

/** Loads the tutor rules of a language, once; `tutorRulesOf` has them from then on. */
export const loadTutorRules = tutor.load

/**
 * The tutor rules of a language.
 * @throws Error where they are not loaded: whoever lets the built-in tutor answer awaits `loadTutorRules` first
 */
export const tutorRulesOf = tutor.of

/** Loads what the built-in tutor plays in a language, once: its scenes and the tasks of its lessons. */
export async function loadScenes(tag: LanguageTag): Promise<void> {
  await Promise.all([scenes.load(tag), tasks.load(tag)])
}

/**
 * The scenes of a language; none where it has none.
 * @throws Error where they are not loaded: whoever lets the built-in tutor answer awaits `loadScenes` first
 */
export const scenesOf = scenes.of

/** Loads what can be talked about in a language, once; `topicsOf` has it from then on. */
export const loadTopics = topics.load

/**
 * What can be talked about in a language, in the order of the scenes; nothing where it has none.
 * @throws Error where it is not loaded: whoever lists topics or checks one awaits `loadTopics` first
 */
export const topicsOf = topics.of

/** The speaking tasks of a language's lessons, which are loaded with its scenes. */
export const tasksOf = tasks.of

/** Loads what a language model is told of a language, once; `promptRulesOf` has it from then on. */
export const loadPromptRules = prompts.load

/**
 * What a language model is told of a language.
 * @throws Error where it is not loaded: whoever asks a model has loaded every language
 */
export const promptRulesOf = prompts.of

/** Loads how a language is spoken by the server's own voices, once; `voicesOf` has it from then on. */
export const loadVoices = voices.load

/**
 * How a language is spoken by the server's own voices.
 * @throws Error where it is not loaded: whoever speaks awaits `loadVoices` first
 */
export const voicesOf = voices.of

/** The terms of a language that the tutor can explain, the most frequent first; none where it has no dictionary. */
export const loadGlossary = async (tag: LanguageTag): Promise<readonly GlossaryTerm[]> =>
  (await packOf(tag).loadGlossary?.()) ?? []

/** What the constructions of a language do, the particular before the general; nothing where nobody has written it. */
export const loadExplanations = async (tag: LanguageTag): Promise<readonly Explanation[]> =>
  (await packOf(tag).loadExplanations?.()) ?? []

/** What the authored texts of a language mean to who reads another; nothing where nobody has written it. */
export const loadMeanings = async (tag: LanguageTag, reader: HelpLanguage): Promise<Meanings> =>
  (await packOf(tag).meanings?.[reader]?.()) ?? []

/**
 * Where the compiled lexicon of a language lies, for the server a file and for the browser an asset; undefined where its
 * checks need none.
 */
export const lexiconUrlOf = async (tag: LanguageTag): Promise<string | undefined> =>
  packOf(tag).loadLexiconUrl?.()

/** The first talk in a language; undefined where it has none. */
export const loadFirstTalk = async (tag: LanguageTag): Promise<FirstTalk | undefined> =>
  packOf(tag).loadFirstTalk?.()

/** What the lessons of a language may use beside its dictionary; nothing where it says nothing. */
export const loadCourseRules = async (tag: LanguageTag): Promise<CourseRules> =>
  (await packOf(tag).loadCourseRules?.()) ?? {}

/** Loads all that every language has, as a server does when it starts. */
export async function loadEveryLanguage(): Promise<void> {
  const tags = packs.map(({ profile }) => profile.tag)
  await Promise.all(
    tags.flatMap((tag) => [
      loadWordRules(tag),
      loadTutorRules(tag),
      loadScenes(tag),
      loadTopics(tag),
      loadPromptRules(tag),
      loadVoices(tag),
    ]),
  )
}
