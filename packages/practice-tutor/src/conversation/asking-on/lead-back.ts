import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Heard } from '../../hearing/heard.ts'
import { clausesIn, sentencesIn } from '../../hearing/split-text.ts'
import { wasSaid } from '../lines.ts'
import type { SceneTurn } from '../scene-turn.ts'
import { onNode } from '../state.ts'
import { leadTopic, type AskedOn } from './asked-on.ts'
import { phrasesIn } from './phrases-in.ts'

/**
 * What a learner's own question about what they tell is answered with (“what would you do?”, “do you think that it's too late?”), in a
 * line that leads on with it.
 * @returns undefined where it asks something else, or gives the question of the talk back
 */
export function leadBack(turn: SceneTurn, heard: Heard): AskedOn | undefined {
  const { input, state } = turn
  const { followUps } = tutorRulesOf(input.language.tag)
  const kind = askedOf(turn, heard)
  const lines = kind === undefined ? undefined : followUps?.leads?.[kind]
  const place = lines?.findIndex(({ ask }) => !wasSaid(ask, input)) ?? -1
  const before = state.node === onNode ? state.askedOn : undefined
  return kind === undefined || place < 0
    ? undefined
    : { topic: leadTopic, group: kind, place, row: Math.min(before?.row ?? 0, mostRow) + 1 }
}

/** However often they ask, there is more to be told. */
const mostRow = 2

/** The kind of the learner's question. */
function askedOf({ input, text, state, node }: SceneTurn, heard: Heard): string | undefined {
  const { tag } = input.language
  const { hearing, followUps } = tutorRulesOf(tag)
  const { questions = {} } = followUps?.asking ?? {}
  const sentence = sentencesIn(text).at(-1) ?? ''
  const asked = [
    ...heard.questions,
    ...(isQuestion(text) ? [clausesIn(sentence, hearing).at(-1) ?? sentence] : []),
  ]
  const kinds = Object.entries(questions)
  const [kind] = asked.flatMap((question) => {
    const isSaid = phrasesIn(question, tag)
    return kinds.flatMap(([id, patterns]) => (isSaid(patterns) ? [id] : []))
  })
  // “And you, what do you think?” gives the question of the talk back to who asked it.
  const isReturned =
    state.node !== onNode &&
    node.back !== undefined &&
    (heard.answer !== undefined || heard.taken !== undefined)
  return kind === 'opinion' && isReturned ? undefined : kind
}

const isQuestion = (text: string): boolean => /[?？]\s*$/u.test(text)
