import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import type { MetText } from '@/lib/word-tracking/terms-to-count'
import type { SelectedWord } from './selected-word'
import type { ReadingMode } from './use-readings'

/** How the learner wants to see words, and what happens to them; the same for every message. */
export interface WordView {
  languageCode: LanguageCode
  dictionary: Dictionary | undefined
  onSelect: (selected: SelectedWord) => void
  /** Terms, in lower case, that the learner knows well and wants hidden in the tutor's messages. */
  masked: ReadonlySet<string>
  readings: ReadingMode
  /** Whether words are clickable by themselves, or when asked. */
  splitsWords: boolean
  showsDefinitionsOnHover: boolean
  showsActions: boolean
  /** Whether what the tutor says has its meaning beside it, or when asked. */
  showsMeanings: boolean
  /** Whether corrections show where and why first, and the right form when asked. */
  hintsFirst: boolean
  /**
   * Counts the words of a message; undefined before the learner's first act, and while new words cannot be told from known
   * ones.
   */
  track: ((message: { id: string; content: string }, met: MetText) => void) | undefined
}
