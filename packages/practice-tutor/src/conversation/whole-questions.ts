import { tutorRulesOf } from '@lingarden/languages/loaded'
import { answersTo } from '../hearing/answers-to.ts'
import type { Heard } from '../hearing/heard.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import type { SceneTurn } from './scene-turn.ts'

/** The scene must answer so much of what is told before a tag, or it was no question. */
const sureShare = 0.3

/**
 * What was heard, where the mark stands behind a tag alone, or what says nothing by itself (“we have a cat, is that all right?”, “I
 * eat no meat, is there anything for me?”): what is told before it is asked, where the scene has an answer to that and it answered nothing itself.
 */
export function withWholeQuestions(turn: SceneTurn, heard: Heard): Heard {
  const whole = heard.questions.map((question) => wholeOf(question, turn, heard))
  if (whole.every((question, at) => question === heard.questions[at])) return heard
  return {
    ...heard,
    questions: whole,
    statements: heard.statements.filter((told) => !whole.some((question) => question.includes(told))),
  }
}

function wholeOf(question: string, turn: SceneTurn, { answer, taken }: Heard): string {
  const { input, text, scene, node, lexicon } = turn
  const { tag: language } = input.language
  const { hearing } = tutorRulesOf(language)
  const sentence = sentencesIn(text).find((each) => each !== question && each.endsWith(question))
  const clauses = clausesIn(sentence ?? '', hearing)
  const before = clauses.at(clauses.indexOf(question) - 1)
  if (sentence === undefined || before === undefined || clauses.indexOf(question) < 1) return question
  if ([answer?.text, taken?.text].some((said) => said?.includes(before))) return question
  const asked = sentence.slice(sentence.indexOf(before))
  const reader = { language, lexicon, node, least: sureShare }
  return answersTo(before, scene, reader) ? asked : question
}
