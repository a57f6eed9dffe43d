import { findLanguage } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { ChoiceExercise, ClozeExercise } from '../exercises/exercise.ts'
import { changedSpans, type ChangedSpan } from './changed-spans.ts'
import { mistakeInSentence, type MistakeOfLog, type MistakePair } from './mistake-in-sentence.ts'

/** What to do, in the learner's own language. */
export interface MistakePrompts {
  /** Write what is right in place of what is struck out. */
  write: string
  /** Pick what is right in place of what is struck out. */
  pick: string
  /** Choose the sentence that is right. */
  choose: string
}

/** An exercise about a mistake, and the sentence that is right, to be read out after it. */
export interface MistakeDrill {
  task: ClozeExercise | ChoiceExercise
  right: string
}

/** More gaps are a puzzle. */
const mostGaps = 3
/** Characters that one writes into a gap; what is longer is a sentence to choose. */
const longestGap = 40

/**
 * An exercise that asks for what is right in place of a mistake, inside its sentence: what was wrong stands there struck
 * out, with a gap in its place, and whatever else was wrong is mended. The mistake itself is refused, also where it would
 * pass for a slip, such as a missing accent. A mistake that is no matter of a few words is put as a choice of two sentences.
 * @returns undefined where no sentence holds the mistake, or only capitals and marks were amiss
 */
export function mistakeDrill(
  mistake: MistakeOfLog,
  prompts: MistakePrompts,
  languageCode: string,
): MistakeDrill | undefined {
  const pair = mistakeInSentence(mistake)
  const spans = pair && changedSpans(pair)
  if (!pair || !spans || spans.length === 0) return undefined
  const isWritten = spans.length <= mostGaps && spans.every(isShort) && !/[{}|]/u.test(pair.right)
  const task = isWritten ? gapsOf(pair, spans, prompts, languageCode) : choiceOf(pair, prompts)
  return { task, right: pair.right }
}

const isShort = ({ right }: ChangedSpan) => right.length <= longestGap

function gapsOf(
  { right }: MistakePair,
  spans: readonly ChangedSpan[],
  prompts: MistakePrompts,
  languageCode: string,
): ClozeExercise {
  const struck = spans.map(({ wrong }) => wrong)
  const text = spans.reduceRight(
    (after, { start, end }) => `${after.slice(0, start)}{${after.slice(start, end)}}${after.slice(end)}`,
    right,
  )
  // By its sound nobody could tell which one was meant.
  const language = findLanguage(languageCode)
  const soundsAlike = language && wordRulesOf(language.tag).mistakes?.soundsAlike
  if (spans.some((span) => soundsAlike?.(span.wrong, span.right))) {
    const bank = [...new Set(spans.flatMap((span) => [span.right, span.wrong]))].toSorted()
    return { kind: 'cloze', prompt: prompts.pick, text, struck, bank }
  }
  return { kind: 'cloze', prompt: prompts.write, text, struck, refuse: struck }
}

const choiceOf = ({ wrong, right }: MistakePair, { choose }: MistakePrompts): ChoiceExercise => ({
  kind: 'choice',
  prompt: choose,
  options: [wrong, right].toSorted(),
  answer: right,
})
