import type { HelpLanguage } from './help-languages.ts'

/** Who is drawn as the tutor of a language. */
export const portraitNames = ['alex', 'camille', 'xiaoyu'] as const
export type PortraitName = (typeof portraitNames)[number]

/** A sentence of the talk, with what it means. `{name}`, `{place}` and `{own}` stand for what the learner wrote. */
export interface FirstLine {
  text: string
  /** By the language of the readers; not in its own. */
  means: Partial<Record<HelpLanguage, string>>
  /** Where it is written in characters: a syllable for each of them, those of one word joined by a middle dot. */
  reading?: string | undefined
}

/** A word that is planted by a line of the learner's. */
export interface FirstSeed {
  /** As it was said. */
  text: string
  /** As the dictionary has it; never a function word. */
  term: string
}

/** A sentence that is tapped to be said. */
export interface FirstChip extends FirstLine {
  seed?: FirstSeed | undefined
}

/** A sentence of the learner's with one gap in it. */
export interface FirstFrame {
  before: string
  /** Before a vowel, where that is written otherwise. */
  beforeVowel?: string | undefined
  after: string
  reading?: string | undefined
  /** What the sentence means, with an ellipsis for the gap. */
  means: Partial<Record<HelpLanguage, string>>
}

/** One of the words that fit the gap of the marked word. */
export interface FirstWord extends FirstLine {
  /** Whether the sentence needs to be mended with it. */
  isSlip?: boolean | undefined
  seed?: FirstSeed | undefined
  /** What the tutor answers to the sentence. */
  reply: FirstLine
  /** Of `contrasts`, what can be said then. */
  contrast: string
}

/** How the sentence is mended that nearly everybody begins with. */
export interface FirstMending {
  original: string
  corrected: string
  /** Words of the learner's own that need it; in lower case, as a regular expression. The language's checks find others. */
  ownWords?: string | undefined
  why: Record<HelpLanguage, string>
  seed: FirstSeed
}

/** A talk of eight short steps, from hello to goodbye. */
export interface FirstSteps {
  hello: { says: FirstLine; chips: readonly FirstChip[] }
  name: { says: FirstLine; frame: FirstFrame; seed: FirstSeed }
  place: { says: FirstLine; frame: FirstFrame; seed: FirstSeed }
  own: {
    says: FirstLine
    frame: FirstFrame
    words: readonly FirstWord[]
    /** To a word of the learner's own, and to one with which the sentence was mended as authored. */
    reply: FirstLine
    mendedReply: FirstLine
    contrast: string
    mending: FirstMending
    /** Planted where the sentence was right. */
    seed: FirstSeed
  }
  contrasts: Readonly<Record<string, readonly FirstChip[]>>
  recall: {
    says: FirstLine
    frame: FirstFrame
    answer: string
    reading?: string | undefined
    seed: FirstSeed
  }
  goodbye: { says: FirstLine; chips: readonly FirstChip[] }
}

/** The first talk in a language: its steps are those of somebody who does not know a word yet. */
export interface FirstTalk extends FirstSteps {
  portrait: PortraitName
  /** The name of the tutor for those who read other letters. */
  tutorName: string
  greeting: FirstLine
  /** What whoever knows something could say, the easiest first, by the band that it stands for. */
  samples: readonly (FirstLine & { band: 'A1' | 'A2' | 'B1' })[]
  /** The steps of whoever knows some, at A2. */
  further?: FirstSteps | undefined
}
