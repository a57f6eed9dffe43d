import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Heard } from '../../hearing/heard.ts'
import { clausesIn, sentencesIn } from '../../hearing/split-text.ts'
import { wasSaid } from '../lines.ts'
import type { SceneTurn } from '../scene-turn.ts'
import { onNode } from '../state.ts'
import { leadTopic, promptTopic, type AskedOn } from './asked-on.ts'
import { phrasesIn } from './phrases-in.ts'
import { wordingAsked } from './wording-asked.ts'
import { hasQuestionMark } from '../../hearing/question-mark.ts'

/**
 * What a learner's own question about what they tell is answered with (“what would you do?”, “do you think that it's too late?”), in a
 * line that leads on with it.
 * @returns undefined where it asks something else, or gives the question of the talk back
 */
export function leadBack(turn: SceneTurn, heard: Heard): Lead | undefined {
  const { input, state } = turn
  const { leads = {}, prompts = {} } = tutorRulesOf(input.language.tag).followUps ?? {}
  const { kind, question } = askedOf(turn, heard) ?? {}
  if (kind === undefined || question === undefined) return undefined
  const known = kind === 'wording' ? wordingAsked(question, turn) : undefined
  const [topic, group] = known === undefined ? [leadTopic, kind] : [promptTopic, 'back']
  const lines = (known === undefined ? leads : prompts)[group]
  const before = state.node === onNode ? state.askedOn : undefined
  const isLast = (place: number) =>
    before?.topic === topic && before.group === group && before.place === place
  const place = lines?.findIndex(({ ask }, at) => !wasSaid(ask, input) && !isLast(at)) ?? -1
  const row = Math.min(before?.row ?? 0, mostRow) + 1
  return place < 0 ? undefined : { known, askedOn: { topic, group, place, row } }
}

/** An answer to the learner's own question. */
export interface Lead {
  /** What is known of it; undefined where the line that leads on is all that can be said. */
  known: string | undefined
  askedOn: AskedOn
}

/** However often they ask, there is more to be told. */
const mostRow = 2

/** The learner's question, and its kind. */
function askedOf(
  { input, text, state, node }: SceneTurn,
  heard: Heard,
): { kind: string; question: string } | undefined {
  const { tag } = input.language
  const { hearing, followUps } = tutorRulesOf(tag)
  const { questions = {} } = followUps?.asking ?? {}
  const sentence = sentencesIn(text).at(-1) ?? ''
  const asked = [
    ...heard.questions,
    ...(hasQuestionMark(text) ? [clausesIn(sentence, hearing).at(-1) ?? sentence] : []),
  ]
  const kinds = Object.entries(questions)
  const [found] = asked.flatMap((question) => {
    const isSaid = phrasesIn(question, tag)
    return kinds.flatMap(([kind, patterns]) => (isSaid(patterns) ? [{ kind, question }] : []))
  })
  // “And you, what do you think?” gives the question of the talk back to who asked it.
  const isReturned =
    state.node !== onNode &&
    node.back !== undefined &&
    (heard.answer !== undefined || heard.taken !== undefined)
  return found?.kind === 'opinion' && isReturned ? undefined : found
}
