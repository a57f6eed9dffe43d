import type { Lexicon } from '../kit/lexicon/lexicon.ts'
import type { Topic } from '../kit/tutor/topics.ts'

/** How it is told that an answer has nothing to do with its question. Patterns are of plain texts, words in lower case. */
export interface RelevanceRules {
  /** Words that say nothing of what a sentence is about, however it is built. */
  emptyWords: ReadonlySet<string>
  /** Words that join others: at their place in a wording they are part of an answer, elsewhere they say nothing. */
  joiningWords: ReadonlySet<string>
  /**
   * Signs that something is answered after all: a question to the tutor, yes or no, or that one does not know, is not sure,
   * does not want to tell, agrees, or thinks as somebody else does.
   */
  answersAnyway: RegExp
  /**
   * Words that belong to an answer on a topic, whatever the scene lists: far more than its wordings need, as an answer that
   * is wrongly sent back does more harm than one that is wrongly taken.
   */
  topics: Readonly<Record<Topic, RegExp>>
  /** Whether a learner tells of themselves: they may well mean it as an answer, however far it is from what was asked. */
  isPersonal: (words: readonly string[], lexicon: Lexicon | undefined) => boolean
  /**
   * Whether a text is surely a sentence about something, not a name, a place or a time: it has a finite verb that can be
   * nothing else, and no word that nobody knows, which may be a name.
   */
  isClause: (words: readonly string[], lexicon: Lexicon | undefined) => boolean
  /**
   * What stands in no name and in no place: where the words of a language are not set off by spaces, an open slot takes a
   * whole sentence as easily.
   */
  noFilling?: RegExp
  /** Where words are not set off by spaces: those of a text, and those that say what it is about. */
  words?: {
    all: (text: string) => readonly string[]
    content: (text: string) => readonly string[]
    /** Whether a text that an open slot took may be a place, a time or somebody. */
    mayFill: (text: string, topic: Topic) => boolean
  }
}

/** How names are told from other words. */
export interface NameRules {
  /** A name somewhere in a text, as it is written. */
  inText: RegExp
  /** First names that are words, too, or forms of them, in lower case. */
  thatAreWords: ReadonlySet<string>
  /** With these one says as well what or how somebody is; with the other wordings nothing but a name. */
  being: ReadonlySet<string>
  /** Where names are written like any words: what is followed by nothing but a name, and what surely is none. */
  likeWords?: { introducer: RegExp; other: RegExp }
  /** The most words, or characters, of an answer that may be a name, a number or a place and nothing else. */
  longest: number
}
