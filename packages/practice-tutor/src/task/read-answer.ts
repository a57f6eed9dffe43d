import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { understoodFrom } from '../conversation/understood-from.ts'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { tokenize } from '../matching/tokens.ts'
import type { Scene, SceneNode } from '@lingarden/languages/scene'
import { hasCue, isOfLesson, isShort, isSmall } from './cues.ts'
import type { LessonTask, TaskMove } from '@lingarden/languages/lesson-task'
import { openMove, type TaskState } from './task-state.ts'

/** What a message answers. */
export interface ReadAnswer {
  /** Places of the moves, in their order. */
  moves: number[]
  /** How the first of them is usually said, where the message comes close to one of its models. */
  match: Match | undefined
  /** Whether it is only taken for the name, number or place that was asked for. */
  isName: boolean
}

const nodes = new WeakMap<TaskMove, SceneNode>()
const noSlots: Pick<Scene, 'slots'> = { slots: {} }

/** A move as a node of a scene, so that its models are compared and corrected as any answer is. */
export function nodeOf(move: TaskMove): SceneNode {
  const known = nodes.get(move)
  if (known) return known
  const [fullest = ''] = move.say
  const node: SceneNode = {
    ask: [move.ask],
    simpler: move.ask,
    expect: [{ id: 'said', answers: move.say, reply: move.reply, better: fullest, next: 'end' }],
    models: move.say,
  }
  nodes.set(move, node)
  return node
}

/** A message beside the task it is said in. */
interface Said {
  text: string
  task: LessonTask
  language: LanguageTag
  lexicon: Lexicon | undefined
}

/**
 * Reads which moves a message answers: the one that is asked for, else another that is open (who says goodbye early has
 * said it), and with either those behind it that it answers as well. None where it answers none.
 */
export function readAnswer(said: Said, state: TaskState): ReadAnswer {
  const { task, language, text } = said
  const asked = openMove(task, state)
  const open = task.moves.flatMap((move, place) => (state.done.includes(place) ? [] : [{ move, place }]))
  const answered = open
    .map(({ move, place }) => ({ move, place, match: closeMatch(text, move, language) }))
    .filter(({ move, match }) => match !== undefined || cuesIn(said, move).length > 0)
  const first = answered.find(({ place }) => place === asked) ?? answered[0]
  if (!first) {
    const isName = asked !== undefined && task.moves[asked]?.open === true && isNameLike(said)
    return { moves: isName ? [asked] : [], match: undefined, isName }
  }
  const isAlso = ({ place, move }: (typeof answered)[number]) =>
    place > first.place && cuesIn(said, move).some((cue) => !first.move.on.includes(cue))
  const moves = [first, ...answered.filter(isAlso)].map(({ place }) => place)
  return { moves, match: first.match, isName: false }
}

function closeMatch(text: string, move: TaskMove, language: LanguageTag): Match | undefined {
  const match = matchAnswer(text, noSlots, nodeOf(move), language)
  return match && match.similarity >= understoodFrom ? match : undefined
}

/**
 * The cues of a move in a message. Small words (is, in, big) stand in any sentence: they answer where they are all that is
 * said, or where the rest is of the lesson.
 */
function cuesIn(said: Said, { on }: TaskMove): string[] {
  const { text, task, language } = said
  const found = on.filter((cue) => hasCue(text, cue, language))
  const strong = found.filter((cue) => !isSmall(cue, language))
  if (strong.length > 0 || found.length === 0) return found
  return isSentence(said) && !isOfLesson(text, task, language) ? [] : found
}

const tokensOf = ({ text, language }: Said) => tokenize(text, language).map((token) => token.text)

const isSentence = (said: Said): boolean =>
  tutorRulesOf(said.language).relevance.isClause(tokensOf(said), said.lexicon)

/** Whether a message may be the name, number or place that is asked for: short, and no sentence about anything else. */
const isNameLike = (said: Said): boolean =>
  isShort(said.text, said.language) &&
  (!isSentence(said) || tutorRulesOf(said.language).relevance.isPersonal(tokensOf(said), said.lexicon))
