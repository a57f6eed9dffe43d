import type { LanguageTag } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { tellReason, type SharedReason } from '@lingarden/languages/kit/reasons/tell-reason'
import { textsIn } from '../texts/texts-in.ts'
import type { Alignment, Step } from './align.ts'
import type { Difference } from './differences.ts'

const reasonsOf = {
  accent: 'accents',
  spelling: 'spelling',
} as const satisfies Record<Exclude<Difference, 'same' | 'other' | 'form'>, SharedReason[0]>

/** The expected word behind a step. */
function wordAfter(steps: readonly Step[], step: Step): string {
  const next = steps[steps.indexOf(step) + 1]
  return next?.kind === 'match' ? next.expected : ''
}

const isSure = (step: Step) => step.kind === 'open' || (step.kind === 'match' && step.difference !== 'other')

/**
 * Corrects a sentence where one can be sure: spelling, accents, and forms such as article or measure word, while
 * every other word fits the expected wording. A missing or additional word is no proof of a mistake, so it never
 * leads to a correction. The learner's own sentence is kept, with the smallest edit.
 * @param language that of the sentence
 * @param into the language of the explanation
 */
export function correctSentence(
  sentence: string,
  { steps }: Alignment,
  { language, into }: { language: LanguageTag; into: HelpLanguage },
): Correction | undefined {
  const { matching, reasons } = tutorRulesOf(language)
  if (!steps.every(isSure)) return undefined
  const edits = steps.filter((step) => step.kind === 'match' && step.difference !== 'same')
  let corrected = sentence
  const explanations: string[] = []
  for (const step of edits.toReversed()) {
    if (step.kind !== 'match' || step.difference === 'same' || step.difference === 'other') continue
    const { start, end } = step.given
    corrected =
      corrected.slice(0, start) + likeCase(step.expected, sentence.slice(start, end)) + corrected.slice(end)
    const reason =
      step.difference === 'form'
        ? matching.reasonOfForm(step.expected, wordAfter(steps, step))
        : reasonsOf[step.difference]
    explanations.unshift(tellReason(reasons, [reason, step.expected], into))
  }
  if (corrected === sentence) return undefined
  return { original: sentence, corrected, explanation: explanations.join(textsIn(into).sentenceJoiner) }
}

function likeCase(word: string, model: string): string {
  const [first = ''] = model
  return first !== first.toLowerCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
