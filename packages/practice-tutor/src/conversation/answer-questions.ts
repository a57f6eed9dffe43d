import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { answersTo } from '../hearing/answers-to.ts'
import { findMove } from '../hearing/find-move.ts'
import type { Heard } from '../hearing/hear.ts'
import { isAside } from '../hearing/is-aside.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternAtStart } from '../hearing/pattern-in.ts'
import { lineFor, pickUnsaid, wasSaid } from './lines.ts'
import { hasContent, mirroredAnswer } from './mirrored.ts'
import type { SceneTurn } from './scene-turn.ts'
import { findScene } from './state.ts'

/** What the tutor tells of itself where two people meet; in a talk without a script it is the same. */
const meeting = 'introductions'

/** A question that wants no answer is left alone rather than answered with not knowing. */
export const wantingAnswer = (turn: SceneTurn, { questions }: Heard): string[] =>
  questions.filter(
    (question) =>
      answerInScene(question, turn) ||
      turnsBack(question, turn.input.language.tag) ||
      !isAside(question, turn.input.language.tag, turn.lexicon),
  )

function answerInScene(question: string, turn: SceneTurn): readonly string[] | undefined {
  const { input, scene, node, lexicon, text } = turn
  const reader = { language: input.language.tag, lexicon, node, beside: text }
  const known = answersTo(question, scene, reader)
  const met = known || !scene.talk ? undefined : findScene(input.language.tag, meeting)
  return known ?? (met && answersTo(question, met, { ...reader, node: undefined }))
}

/** The answers to what the learner asks; that the tutor does not know it is one, too. */
export function answerQuestions(turn: SceneTurn, { questions, moves }: Heard): string[] {
  const { input, scene, node, lexicon } = turn
  const { tag } = input.language
  const returns = moves.some(({ move }) => move === 'back') || questions.some((each) => turnsBack(each, tag))
  // “Which would you like?” asks nothing but what was asked.
  const isOfTutor = (question: string) => {
    const said = kindsIn(question, tag, lexicon)
    return !hasContent(question, tag, lexicon) && said.has('you') && said.has('asks-word')
  }
  const answerOf = (question: string) =>
    // “And you, what do you do?” asks what was asked.
    returns && node.back && !hasContent(question, tag, lexicon)
      ? node.back
      : (answerInScene(question, turn) ??
        mirroredAnswer(question, scene, tag, lexicon) ??
        (isOfTutor(question) ? node.back : undefined))
  const known = questions.map((question) => answerOf(question) ?? (returns ? node.back : undefined))
  // “And you, where do you live?” asks once.
  const asksBack = returns && !known.some((answers) => answers !== undefined)
  const own = asksBack && node.back ? sayAgain(node.back, input) : []
  const answers = known.flatMap((each) =>
    each ? sayAgain(each, input) : [lineFor('questionUnknown', input)],
  )
  return [...new Set([...own, ...answers])]
}

const nothing: readonly string[] = []

/** Whether a question begins with “and you” (“and you, what do you do?”), or asks after what is the tutor's (“and your family?”). */
function turnsBack(question: string, tag: LanguageTag): boolean {
  const { hearing, kinds } = tutorRulesOf(tag)
  return (
    findMove(question.split(/[,，]/u)[0] ?? '', hearing.moves)?.move === 'back' ||
    patternAtStart(kinds?.phrases['asking-back'] ?? nothing).test(plainMove(question))
  )
}

/** One of several answers; where all were given before, it is said that this one was. */
function sayAgain(answers: readonly string[], input: SceneTurn['input']): string[] {
  const answer = pickUnsaid(answers, input)
  return wasSaid(answer, input) ? [lineFor('asSaid', input), answer] : [answer]
}
