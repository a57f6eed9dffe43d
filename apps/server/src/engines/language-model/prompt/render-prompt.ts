import { helpLanguages } from '@lingarden/languages/help-languages'
import { promptRulesOf } from '@lingarden/languages/loaded'
import { scaleOf } from '@lingarden/domain/level-scale'
import { wantedKeys, type WantedParts } from '../answer/answer-shape.ts'
import type { Rung } from '../answer/read-answer.ts'
import type { AnsweredTurn } from '../turn/answered-turn.ts'
import { describeLearner } from './describe-learner.ts'
import { describeSituation } from './describe-situation.ts'
import { fillTemplate } from './fill-template.ts'
import type { PromptFiles } from './prompt-files.ts'

export interface PromptChoices {
  rung: Rung
  /** Words that were above the learner's level in the last message; empty where it fitted. */
  tooHard: readonly string[]
  /** Whether the last answer was in the language; one that was not is asked for again. */
  mayAskAgain?: boolean
}

/** Which parts of an answer the turn asks for. */
export const wantedOf = ({ giveFeedback, showSuggestions, mayRemember }: AnsweredTurn): WantedParts => ({
  feedback: giveFeedback,
  suggestions: showSuggestions,
  facts: mayRemember ?? false,
})

/**
 * The instructions of one turn. Pure: the same turn gives the same text. What stays the same over a conversation comes
 * first, so that providers can cache it. The learner's messages are no part of it.
 */
export function renderInstructions(
  files: PromptFiles,
  input: AnsweredTurn,
  { rung, tooHard, mayAskAgain = true }: PromptChoices,
): string {
  const { language, explanationLanguage = 'en', asksBack = false, owesRecast = false } = input
  const values = {
    tutorName: input.tutorName,
    language: language.language,
    variety: promptRulesOf(language.tag).variety,
    explanationLanguage: helpLanguages[explanationLanguage],
    genderForms: genderForms(input),
    register: registerOf(input),
    level: fillTemplate(files.levels[input.level], {
      scale: `CEFR ${scaleOf(input.level, input.language.tag)}`,
    }),
  }
  const about = describeLearner(input)
  const situation = describeSituation(language.tag, input.topic)
  const sections = [
    fillTemplate(files.persona, values),
    fillTemplate(files.safety, values),
    ...(situation ? [fillTemplate(files.situation, { ...situation })] : []),
    ...(rung === 'text' ? [files['plain-text']] : answerSections(files, input, rung, values)),
    files[asksBack ? 'recast-held' : 'recast'],
    ...(about === '' ? [] : [fillTemplate(files['about-learner'], { sections: about })]),
    ...(owesRecast ? [files['recast-owed']] : []),
    ...(tooHard.length === 0 ? [] : [fillTemplate(files['too-hard'], { words: tooHard.join(', ') })]),
    ...(mayAskAgain ? [] : [fillTemplate(files['other-language'], values)]),
  ]
  return sections.join('\n\n')
}

function answerSections(
  files: PromptFiles,
  input: AnsweredTurn,
  rung: Rung,
  values: Record<string, string>,
): string[] {
  const keys = wantedKeys(wantedOf(input))
  const fields = fillTemplate(files.fields, values)
    .split('\n')
    .filter((line) => keys.some((key) => line.startsWith(`${key}:`)))
    .map((line) => `- ${line}`)
    .join('\n')
  return [
    fillTemplate(files.answer, { fields }),
    ...(keys.includes('feedback') ? [files.corrections] : []),
    ...(keys.includes('facts') ? [fillTemplate(files.facts, values)] : []),
    ...(rung === 'prompt' ? [fillTemplate(files['json-only'], { example: exampleOf(keys) })] : []),
  ]
}

const examples: Record<string, unknown> = {
  reply: '…',
  completedGoals: [1],
  newGoals: [{ goalType: 'word', target: '…' }],
  next: '',
  feedback: {
    positive: '…',
    corrections: [{ original: '…', corrected: '…', explanation: '…' }],
    suggestions: [],
    suggestedSentences: ['…'],
  },
  suggestions: ['…', '…'],
  facts: [],
}

const exampleOf = (keys: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(keys.map((key) => [key, examples[key]])))

function registerOf({ language }: AnsweredTurn): string {
  const { register } = promptRulesOf(language.tag)
  return register === undefined ? '' : `- Speak in the register of the situation: ${register}.\n`
}

function genderForms({ language, gender }: AnsweredTurn): string {
  if (!language.isGendered) return ''
  return gender === null
    ? '- Speak to the learner, and let the learner speak in your suggestions, without forms that show a gender.\n'
    : `- Speak to the learner, and let the learner speak in your suggestions, in ${gender} forms.\n`
}
