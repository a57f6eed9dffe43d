import type { CommonWordsByReader } from './common-words.ts'
import type { Explanation } from './explanations.ts'
import type { FirstTalk } from './first-talk.ts'
import type { HelpLanguage } from './help-languages.ts'
import type { GlossaryTerm } from './kit/tutor/glossary.ts'
import type { TaughtWord } from './kit/tutor/taught-words.ts'
import type { LanguagePack } from './language-pack.ts'
import { parts, type Part } from './loaded.ts'
import type { Meanings } from './meanings.ts'
import { packs, type LanguageTag } from './registry.ts'
import type { CourseRules } from './rules/course-rules.ts'

function packOf(tag: LanguageTag): LanguagePack {
  const pack = packs.find(({ profile }) => profile.tag === tag)
  if (!pack) throw new RangeError(`no language has the tag ${tag}`)
  return pack
}

/** How a part of a language is loaded, once. */
const loadOnce =
  <Rules>(part: Part<Rules>, load: (pack: LanguagePack) => Promise<Rules>) =>
  async (tag: LanguageTag): Promise<void> => {
    if (!part.has(tag)) part.set(tag, await load(packOf(tag)))
  }

/** Loads the word rules of a language, once; `wordRulesOf` has them from then on. */
export const loadWordRules = loadOnce(parts.words, (pack) => pack.loadWords())

/** Loads the tutor rules of a language, once; `tutorRulesOf` has them from then on. */
export const loadTutorRules = loadOnce(parts.tutor, (pack) => pack.loadTutor())

const loadOwnScenes = loadOnce(parts.scenes, async (pack) => (await pack.loadScenes?.()) ?? [])
const loadTasks = loadOnce(parts.tasks, async (pack) => (await pack.loadTasks?.()) ?? [])

/** Loads what the built-in tutor plays in a language, once: its scenes and the tasks of its lessons. */
export async function loadScenes(tag: LanguageTag): Promise<void> {
  await Promise.all([loadOwnScenes(tag), loadTasks(tag)])
}

/** Loads what can be talked about in a language, once; `topicsOf` has it from then on. */
export const loadTopics = loadOnce(parts.topics, async (pack) => (await pack.loadTopics?.()) ?? [])

/** Loads what a language model is told of a language, once; `promptRulesOf` has it from then on. */
export const loadPromptRules = loadOnce(parts.prompts, (pack) => pack.loadPrompts())

/** Loads how a language is spoken by the server's own voices, once; `voicesOf` has it from then on. */
export const loadVoices = loadOnce(parts.voices, (pack) => pack.loadVoices())

/** The terms of a language that the tutor can explain, the most frequent first; none where it has no dictionary. */
export const loadGlossary = async (tag: LanguageTag): Promise<readonly GlossaryTerm[]> =>
  (await packOf(tag).loadGlossary?.()) ?? []

/** The words that the course of a language teaches, with what they mean to its readers; none where it has no course. */
export const loadTaughtWords = async (tag: LanguageTag): Promise<readonly TaughtWord[]> =>
  (await packOf(tag).loadTaughtWords?.()) ?? []

/** What common words of a language mean, by the language of the readers; nothing where nobody has written it. */
export const loadCommonWords = async (tag: LanguageTag): Promise<CommonWordsByReader> =>
  (await packOf(tag).loadCommonWords?.()) ?? {}

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
