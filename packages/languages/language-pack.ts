import type { CommonWordsByReader } from './common-words.ts'
import type { Explanation } from './explanations.ts'
import type { FirstTalk } from './first-talk.ts'
import type { HelpLanguage } from './help-languages.ts'
import type { Landing } from './landing.ts'
import type { GlossaryTerm } from './kit/tutor/glossary.ts'
import type { TaughtWord } from './kit/tutor/taught-words.ts'
import type { LanguageProfile } from './language-profile.ts'
import type { LessonTask } from './lesson-task.ts'
import type { Meanings } from './meanings.ts'
import type { PromptRules } from './prompt-rules.ts'
import type { CourseRules } from './rules/course-rules.ts'
import type { Scene } from './scene.ts'
import type { TalkTopic } from './talk-topic.ts'
import type { TutorRules } from './tutor-rules.ts'
import type { VoiceRules } from './voice-rules.ts'
import type { WordRules } from './word-rules.ts'

/**
 * All that is particular to one language, by the part of the product that needs it. Parts are loaded when they are asked
 * for (load.ts), so that a learner of one language does not load the others.
 */
export interface LanguagePack {
  profile: LanguageProfile
  /** How its words are found, read, counted and judged. */
  loadWords: () => Promise<WordRules>
  /** What the built-in tutor knows of it. */
  loadTutor: () => Promise<TutorRules>
  /** What a language model is told of it. */
  loadPrompts: () => Promise<PromptRules>
  /** How the server's own voices speak it. */
  loadVoices: () => Promise<VoiceRules>
  /** The scenes that the built-in tutor plays in it. */
  loadScenes?: () => Promise<readonly Scene[]>
  /** What can be talked about in it: the scenes as a list shows them. */
  loadTopics?: () => Promise<readonly TalkTopic[]>
  /** The speaking tasks of its course, as the built-in tutor plays them. */
  loadTasks?: () => Promise<readonly LessonTask[]>
  /** What the texts of scenes, lines and tasks mean, by the language of the readers. */
  meanings?: Partial<Record<HelpLanguage, () => Promise<Meanings>>>
  /** What its constructions do, the particular before the general. */
  loadExplanations?: () => Promise<readonly Explanation[]>
  /** The terms that the tutor can explain, the most frequent first. */
  loadGlossary?: () => Promise<readonly GlossaryTerm[]>
  /** The words that its course teaches, with what they mean to its readers. */
  loadTaughtWords?: () => Promise<readonly TaughtWord[]>
  /** What its common words mean to the readers of other languages than English. */
  loadCommonWords?: () => Promise<CommonWordsByReader>
  /** Where its compiled lexicon lies, where its checks need one. */
  loadLexiconUrl?: () => Promise<string>
  /** What the landing page shows of it. */
  loadLanding?: () => Promise<Landing>
  /** The first talk of somebody who does not know a word of it. */
  loadFirstTalk?: () => Promise<FirstTalk>
  /** What the lessons of its course may use beside its dictionary. */
  loadCourseRules?: () => Promise<CourseRules>
}
