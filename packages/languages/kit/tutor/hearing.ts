import type { MoveWordings } from './moves.ts'

/**
 * How a language is heard where the scene did not expect what was said (hearing.yaml). Patterns are those of moves, found
 * anywhere in a clause.
 */
export interface HearingTexts {
  /** What a sentence has that asks something, with a question mark or without. */
  question: readonly string[]
  /** What it has so only at its beginning: elsewhere the same words tell something (“un amigo que se llama Leo”). */
  questionStart?: readonly string[]
  /** What makes its question words mean anything at all: “wherever you like” asks nothing. */
  indefinite?: readonly string[]
  /** Words that begin no question behind a comma, as they are written: “the avenue, which has more people”. */
  relatives?: readonly string[]
  /** What a polite request begins with; what follows is what is wanted: “could you bring me …”. */
  request?: readonly string[]
  /** What it may end with, beside a question mark. */
  requestEnd?: readonly string[]
  /** Whole questions that only ask for consent to what was told beside them: “is that all right?”. */
  tag?: readonly string[]
  /** Words before which a new clause begins. */
  clauseStart: readonly string[]
  /** What is said to news, also beside the answer that they were told with; the first that fits. */
  news?: readonly News[]
  /** What is said to a sentence by what it tells, the first that fits; its lines are equally good. */
  reactions: readonly Reaction[]
  /** What is said to praise with a “but”, where nothing that fits both is. */
  mixed?: readonly string[]
  /** What names a thing that was told, where no reaction fits. */
  echo?: Echo
  /** How what was told is said back, where words keep their form. */
  mirror?: Mirror
  /** What is said to any other sentence. */
  default: readonly string[]
  /** What any scene answers to a question that it has no answer of its own to, by kinds of questions; the first that fits. */
  asked?: Readonly<Record<string, StockAnswer>>
}

export interface Reaction {
  about: readonly string[]
  /** What a sentence has that only seems to tell it (“a film about a hospital”). */
  never?: readonly string[]
  lines: readonly string[]
}

export interface News extends Reaction {
  /** Nobody is congratulated on these. */
  bad?: true
}

export interface Echo {
  /** With `{said}` for what is named; the lines are equally good. */
  lines: readonly string[]
  /** Words before it that are said with it, as the tutor says them (my: your). */
  own?: Readonly<Record<string, string>>
  /** Those of the tutor's words that only friends say. */
  familiar?: readonly string[]
  /** Words that join another noun to it (“a shop for clothes”). */
  joins?: readonly string[]
}

export interface Mirror {
  /** With `{right}` for what was told; the lines are equally good. */
  lines: readonly string[]
  /** Words of the learner's, as the tutor says them (my: your). */
  own: Readonly<Record<string, string>>
  /** The same to whom the tutor speaks politely: what its question has then, and the words. */
  formal?: { marks: readonly string[]; own: Readonly<Record<string, string>> }
  /** Words a clause is said back without: before it, and behind it. */
  without: readonly string[]
  ends: readonly string[]
  /** What a clause has that is not said back, as it asks or begs; what it begins with that leaves open who does it, and ends with. */
  never: readonly string[]
  neverFirst: readonly string[]
  neverLast: readonly string[]
  /** Characters that are said back. */
  shortest: number
  longest: number
}

/** Equally good answers to one kind of question (“what do you think?”); without patterns the tutor's own rules choose them. */
export interface StockAnswer {
  /** Whether it comes before what the scene answers: the question is about the talk itself. */
  first?: true
  /** Whether it is given once the scene's own answer was. */
  again?: true
  /** What such a question has in it, or is as a whole. */
  about?: readonly string[]
  alone?: readonly string[]
  /** What it must have beside that, and what it must not. */
  also?: readonly string[]
  never?: readonly string[]
  lines: readonly string[]
}

export interface HearingRules extends HearingTexts {
  /** How conversations are led in it, where it is no language of the interface: those the tutor knows anyhow. */
  moves?: MoveWordings
}
