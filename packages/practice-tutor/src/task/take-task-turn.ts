import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction, Goal } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Glossary } from '@lingarden/languages/kit/tutor/glossary'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { answerMove } from '../conversation/answer-move.ts'
import { answerCourtesy } from '../conversation/courtesies.ts'
import { feedbackOn } from '../conversation/feedback-on.ts'
import { completeGoals } from '../conversation/goals.ts'
import { lineFor } from '../conversation/lines.ts'
import { languageProblem, problemOf, readMessage, type Problem } from '../conversation/read-message.ts'
import type { WordKnowledge } from '../conversation/respond.ts'
import { isCourtesy } from '../conversation/is-courtesy.ts'
import { sceneOfUnit } from '../conversation/scene-of-unit.ts'
import { startScene } from '../conversation/start-scene.ts'
import { openingState } from '../conversation/state.ts'
import { feedbackOf, fillLine, joinSentences, type TurnOutcome } from '../conversation/turn.ts'
import { findMove } from '../hearing/find-move.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { isOfLesson } from './cues.ts'
import type { LessonTask } from '@lingarden/languages/lesson-task'
import { nodeOf, readAnswer, type ReadAnswer } from './read-answer.ts'
import { openingTaskState, openMove, type TaskState } from './task-state.ts'

const missesBeforeMovingOn = 3
/** What is of the lesson and does not answer the move is heard once; the second time the task goes on. */
const asidesBeforeMovingOn = 2

/** What a turn of a task comes to; the state is of a task, or of a scene where the task is over. */
export interface TaskOutcome extends Omit<TurnOutcome, 'state'> {
  state: TaskState | TurnOutcome['state']
}

/** Where a task stands, and what its next turn depends on. */
interface TaskTurn {
  input: TutorTurnInput
  task: LessonTask
  state: TaskState
}

/** A message in it. */
interface TaskMessage extends TaskTurn {
  text: string
  lexicon: Lexicon | undefined
}

interface Heard {
  feedback: TurnOutcome['feedback']
  goals: Goal[]
}

/** Opens the speaking task of a lesson with its first line. */
export function openTask(input: TutorTurnInput, task: LessonTask): TaskOutcome {
  const outcome = goOn({ input, task, state: openingTaskState(task) }, [], {
    feedback: undefined,
    goals: [...input.goals],
  })
  return {
    ...outcome,
    replies: outcome.replies.map((reply) => ({ ...reply, messageType: 'welcome_question' })),
  }
}

/** Answers what the learner says in a task: goes on where a move was answered, in whatever order, and helps where not. */
export function respondInTask(
  input: TutorTurnInput,
  message: string,
  { task, state }: { task: LessonTask; state: TaskState },
  { lexicon, glossary }: WordKnowledge = {},
): TaskOutcome {
  const { tag } = input.language
  const text = readMessage(message, input)
  const answer = readAnswer({ text, task, language: tag, lexicon }, state)
  const problem = answer.match
    ? undefined
    : (requestIn(text, answer, { input, task, state }, glossary) ??
      problemOf(text, message, input) ??
      languageProblem(text, input))
  if (problem) return help({ input, task, state }, problem)
  const { goals } = completeGoals(input.goals, text)
  const turn: TaskMessage = { input: { ...input, goals }, task, state, text, lexicon }
  const courtesy = answer.match ? undefined : answerCourtesy(text, undefined, input)
  if (courtesy && (answer.moves.length === 0 || answer.isName)) return help(turn, courtesy)
  if (answer.moves.length > 0) return taken(turn, answer)
  const corrections = checkFor(turn)
  if (isOfLesson(text, task, tag)) return heard(turn, corrections)
  return help(turn, {
    line: lineFor('notUnderstood', { language: input.language, seed: input.seed + state.misses }),
    hint: feedbackTexts(input).taskGoesOn(modelOf(turn)),
    isMiss: true,
    corrections,
  })
}

/** What the learner asks for; that they do not understand may be what the task wants them to say. */
function requestIn(
  text: string,
  { moves, isName }: ReadAnswer,
  turn: TaskTurn,
  glossary: Glossary | undefined,
): Problem | undefined {
  const { input } = turn
  const found = findMove(text, tutorRulesOf(input.language.tag).hearing.moves)
  if (!found || isCourtesy(found.move) || found.move === 'back') return undefined
  const isAnswer = found.of === undefined && moves.length > 0 && !isName
  return isAnswer ? undefined : answerMove(found, input, { model: modelOf(turn), glossary })
}

const checkFor = ({ input, text, lexicon }: TaskMessage): Correction[] =>
  checkSentence(text, input.language.tag, lexicon, input.explanationLanguage, input.gender)

/** What was answered is behind the learner; the tutor replies to each of it. */
function taken(turn: TaskMessage, { moves, match }: ReadAnswer): TaskOutcome {
  const { input, task, state, text, lexicon } = turn
  const { language, explanationLanguage: into = 'en' } = input
  const answered = moves.flatMap((place) => task.moves[place] ?? [])
  const replies = answered.map(({ reply }) => fillLine(reply, { tutor: input.tutorName }))
  const [first] = answered
  const feedback =
    first && match
      ? feedbackOn({
          text,
          match,
          node: nodeOf(first),
          language: language.tag,
          lexicon,
          into,
          gender: input.gender,
        })
      : freeFeedback(input, checkFor(turn), first?.say[0])
  const after = {
    ...state,
    done: [...state.done, ...moves],
    taken: [...state.taken, ...moves],
    misses: 0,
  }
  return goOn({ input, task, state: after }, replies, { feedback, goals: [...input.goals] })
}

/** Something of the lesson that answers no open move: it is right as it is, and the task waits for the next one. */
function heard({ input, task, state: before }: TaskTurn, corrections: Correction[]): TaskOutcome {
  const turn = { input, task, state: { ...before, misses: before.misses + 1 } }
  const result = { feedback: freeFeedback(input, corrections, modelOf(turn)), goals: [...input.goals] }
  const said = [lineFor('understood', input)]
  return goOn(turn.state.misses >= asidesBeforeMovingOn ? skipMove(turn) : turn, said, result)
}

/** Helps with a line of the learner's own to say; after several misses the task goes on. */
function help(
  { input, task, state: before }: TaskTurn,
  { line, hint, isMiss, corrections = [] }: Problem,
): TaskOutcome {
  const turn = { input, task, state: { ...before, misses: before.misses + (isMiss ? 1 : 0) } }
  const goals = [...input.goals]
  if (turn.state.misses >= missesBeforeMovingOn)
    return goOn(skipMove(turn), [lineFor('moveOn', input)], {
      feedback: feedbackOf({ corrections, suggestions: [feedbackTexts(input).movedOn] }),
      goals,
    })
  const models = modelsOf(turn)
  const example = lineFor('forExample', input).replace('{model}', () => models[0] ?? '')
  return {
    replies: [{ text: joinSentences(input.language.tag, [line, example]), messageType: 'conversation' }],
    feedback: feedbackOf({ corrections, suggestions: [hint], suggestedSentences: models }),
    suggestions: models,
    goals,
    state: turn.state,
  }
}

/** Says what is to be said and asks for the next move; the scene of the unit begins where there is none. */
function goOn(turn: TaskTurn, said: readonly string[], { feedback, goals }: Heard): TaskOutcome {
  const { input, task, state } = turn
  const next = task.moves[openMove(task, state) ?? -1]
  if (!next) return finish(turn, said, { feedback, goals })
  const ask = fillLine(next.ask, { tutor: input.tutorName })
  return {
    replies: [{ text: joinSentences(input.language.tag, [...said, ask]), messageType: 'conversation' }],
    feedback,
    suggestions: next.say,
    goals,
    state,
  }
}

function finish(
  { input, task, state }: TaskTurn,
  said: readonly string[],
  { feedback, goals }: Heard,
): TaskOutcome {
  const isDone = state.taken.length === task.moves.length
  const closing = lineFor(isDone ? 'taskDone' : 'taskOver', input)
  const over = goals.map((goal) => ({
    ...goal,
    completed: goal.completed || (isDone && goal.goalType === 'topic'),
  }))
  const { tag } = input.language
  const scene = openingState(tag, input.level, input.seed, sceneOfUnit(tag, task.unitId))
  const outcome = startScene({ ...input, goals: over }, scene, [...said, closing])
  return { ...outcome, feedback }
}

const skipMove = ({ input, task, state }: TaskTurn): TaskTurn => ({
  input,
  task,
  state: { ...state, done: [...state.done, openMove(task, state) ?? 0], misses: 0 },
})

const modelsOf = ({ task, state }: TaskTurn): string[] => task.moves[openMove(task, state) ?? -1]?.say ?? []
const modelOf = (turn: TaskTurn): string => modelsOf(turn)[0] ?? ''

/** Feedback on a sentence that is like no model: only what rules are sure of is corrected. */
function freeFeedback(input: TutorTurnInput, corrections: Correction[], model = ''): TurnOutcome['feedback'] {
  const texts = feedbackTexts(input)
  if (corrections.length > 0)
    return feedbackOf({ positive: texts.understood, corrections, suggestedSentences: [model] })
  return feedbackOf({
    positive: texts.noMistakeFound,
    suggestions: [texts.usualWay(model)],
    suggestedSentences: [model],
  })
}
