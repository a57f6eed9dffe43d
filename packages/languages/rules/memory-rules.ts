import type { FactTopic } from '../kit/tutor/fact-topics.ts'

/** How it is told what learners say of themselves, and how that is said to them. */
export interface MemoryRules {
  /** What an expected answer tells, by `scene/node/answer`. */
  facts: Readonly<Record<string, FactTemplate>>
  /** What denies an answer. */
  negation: RegExp
  /** Whether what was put into an open slot is written like a name. */
  isName: (value: string, slot: string) => boolean
  /** Without these signs somebody who says what they are called may go on with anything. */
  nameSign?: RegExp
  /** Words that say nothing without the conversation around them, or that are nobody's business. */
  notKept: ReadonlySet<string>
  /** What learners say of themselves, said to them. */
  toListener: readonly (readonly [RegExp, string])[]
  /** What agrees with a fact in the line that it is put into. */
  agree?: (line: string) => string
  /** What stands before a place in a fact, and need not stand before it in another sentence. */
  placeMark?: RegExp
}

export interface FactTemplate {
  topic: FactTopic
  /** Its words, with the answer's slots. */
  text: string
}
