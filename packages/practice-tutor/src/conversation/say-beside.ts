import type { Move } from '@lingarden/languages/kit/tutor/moves'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { findMove } from '../hearing/find-move.ts'
import type { Heard } from '../hearing/hear.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { isAside } from '../hearing/is-aside.ts'
import { answersTo } from '../hearing/answers-to.ts'
import { answerMove } from './answer-move.ts'
import { exampleOf } from './example-of.ts'
import { isCourtesy } from './is-courtesy.ts'
import { lineFor, pickUnsaid, wasSaid } from './lines.ts'
import { hasContent, mirroredAnswer } from './mirrored.ts'
import type { SceneTurn } from './scene-turn.ts'

/** Moves that ask for something which an answer beside them does not settle. */
const wishes: ReadonlySet<Move> = new Set(['slower', 'louder', 'meaning', 'wording', 'spelling', 'machine'])

/** What the tutor says to greetings, wishes and questions that came with an answer, before it replies to that. */
export const sayBeside = (turn: SceneTurn, heard: Heard): string[] => [
  ...heard.moves.flatMap(({ move }) =>
    isCourtesy(move) && move !== 'goodbye' ? [lineFor(move, turn.input)] : [],
  ),
  ...grantWishes(turn, heard),
  ...answerQuestions(turn, { ...heard, questions: wantingAnswer(turn, heard) }),
]

/** A question that wants no answer is left alone rather than answered with not knowing. */
const wantingAnswer = ({ input, scene, node, lexicon }: SceneTurn, { questions }: Heard): string[] =>
  questions.filter(
    (question) =>
      answersTo(question, scene, { language: input.language.tag, lexicon, node }) ||
      !isAside(question, input.language.tag, lexicon),
  )

function grantWishes({ input, node, scene, glossary }: SceneTurn, { moves }: Heard): string[] {
  const [model = ''] = node.models
  const known = { model, glossary, exampleOf: (word: string) => exampleOf(word, scene, input) }
  return moves.flatMap((found) => (wishes.has(found.move) ? [answerMove(found, input, known).line] : []))
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
      : (answersTo(question, scene, { language: tag, lexicon, node }) ??
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

/** Whether a question begins with “and you”: “and you, what do you do?”. */
const turnsBack = (question: string, tag: LanguageTag): boolean =>
  findMove(question.split(/[,，]/u)[0] ?? '', tutorRulesOf(tag).hearing.moves)?.move === 'back'

/** One of several answers; where all were given before, it is said that this one was. */
function sayAgain(answers: readonly string[], input: SceneTurn['input']): string[] {
  const answer = pickUnsaid(answers, input)
  return wasSaid(answer, input) ? [lineFor('asSaid', input), answer] : [answer]
}
