import type { Move } from '@lingarden/languages/kit/tutor/moves'
import type { Heard } from '../hearing/heard.ts'
import { answerMove } from './answer-move.ts'
import { answerQuestions, wantingAnswer } from './answer-questions.ts'
import { exampleOf } from './example-of.ts'
import { isCourtesy } from './is-courtesy.ts'
import { lineFor } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import { withWholeQuestions } from './whole-questions.ts'

/** Moves that ask for something which an answer beside them does not settle. */
const wishes: ReadonlySet<Move> = new Set(['slower', 'louder', 'meaning', 'wording', 'spelling', 'machine'])

/** What the tutor says to greetings, wishes and questions that came with an answer, before it replies to that. */
export const sayBeside = (turn: SceneTurn, heard: Heard): string[] => [
  ...[...new Set(heard.moves.map(({ move }) => move).filter(isCourtesy))].flatMap((move) =>
    move === 'goodbye' ? [] : [lineFor(move, turn.input)],
  ),
  ...grantWishes(turn, heard),
  ...answerQuestions(turn, { ...heard, questions: wantingAnswer(turn, withWholeQuestions(turn, heard)) }),
]

function grantWishes({ input, node, scene, glossary }: SceneTurn, { moves }: Heard): string[] {
  const [model = ''] = node.models
  const known = { model, glossary, exampleOf: (word: string) => exampleOf(word, scene, input) }
  return moves.flatMap((found) => (wishes.has(found.move) ? [answerMove(found, input, known).line] : []))
}
