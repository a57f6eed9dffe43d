import type { HelpLanguage } from './help-languages.ts'
import type { Band } from './scene.ts'

/** What a learner may choose to talk about with the tutor: a scene of their language, as a list shows it. */
export interface TalkTopic {
  /** Of the scene. */
  id: string
  band: Band
  /** Whether it is a talk about the learner's own life, without a script. */
  isOpen: boolean
  title: Record<HelpLanguage, string>
  /** One sentence that the learner will be able to say. */
  say: string
  /** What it means, by the language of the readers; not in its own. */
  means: Partial<Record<HelpLanguage, string>>
}
