import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { checkSentence } from '../checking/check-sentence.ts'
import type { Lexicon } from '../checking/lexicon/lexicon.ts'
import { isOtherLanguage } from '../matching/language-of.ts'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { factOfAnswer } from '../memory/fact-of-answer.ts'
import type { ByLanguage, Scenario, ScenarioNode } from '../scenario.ts'
import { feedbackOn } from './feedback-on.ts'
import { feedbackTexts } from './feedback-texts.ts'
import { fillSure } from './fill-sure.ts'
import { afterFollowUp, followUp } from './follow-up.ts'
import { completeGoals, setNextGoal } from './goals.ts'
import { isImpolite, lines, pick } from './lines.ts'
import { questionOf } from './open.ts'
import { startScene } from './start-scene.ts'
import { findNode, findScenario, nextScene, type ConversationState } from './state.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/** Longest answer that is read, in characters; a scene asks for one sentence. */
const readLength: ByLanguage<number> = { es: 400, fr: 400, zh: 80 }
/** From here on an answer counts as one of the expected ones. */
const understoodFrom = 0.62
const missesBeforeMovingOn = 3

/**
 * Answers the learner's message: understands it, corrects what is sure, and moves the scene on.
 * @param lexicon the words of the language, where free sentences are to be checked
 */
export function respond(
  input: TutorTurnInput,
  message: string,
  before: ConversationState,
  lexicon?: Lexicon,
): TurnOutcome {
  const state = { ...before, turn: before.turn + 1 }
  const scenario = findScenario(state.scenario)
  if (!scenario) throw new Error(`There is no scene ${state.scenario}`)
  const text = readable(message, readLength[input.language.tag])
  const node = findNode(state)
  if (!node) return afterFollowUp(input, text, state, lexicon) ?? startScene(input, state, [])
  const problem = problemOf(text, message, input)
  if (problem) return askAgain(input, state, node, problem)
  const match = matchAnswer(text, scenario, node, input.language.tag)
  if (!match || match.similarity < understoodFrom)
    return missed(input, state, scenario, node, match, checkFor(input, text, lexicon))
  return understood(input, state, scenario, node, text, match, lexicon)
}

/** The mistakes of a free sentence, told in the language the learner reads. */
const checkFor = (
  { language, explanationLanguage }: TutorTurnInput,
  text: string,
  lexicon: Lexicon | undefined,
): Correction[] => checkSentence(text, language.tag, lexicon, explanationLanguage)

/** What is said beside the conversation, in the language the learner reads. */
const textsFor = ({ explanationLanguage = 'en' }: TutorTurnInput) => feedbackTexts[explanationLanguage]

/** Control and direction characters carry nothing a scene could read. */
function readable(message: string, length: number): string {
  return message
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length)
}

interface Problem {
  line: string
  hint: string
  isMiss: boolean
  /** Of a sentence that could be read and did not fit. */
  corrections?: Correction[]
}

function problemOf(text: string, message: string, input: TutorTurnInput): Problem | undefined {
  const { tag } = input.language
  const { seed } = input
  const texts = textsFor(input)
  if (text === '') {
    return {
      line: pick(lines.empty[tag], seed),
      hint: texts.writeAnything,
      isMiss: true,
    }
  }
  if (isImpolite(text)) {
    return { line: pick(lines.impolite[tag], seed), hint: texts.trySentence, isMiss: true }
  }
  const longest = readLength[tag]
  if (message.length > longest) {
    return { line: pick(lines.tooLong[tag], seed), hint: texts.tooLong(longest), isMiss: true }
  }
  if (isOtherLanguage(text, tag)) {
    return { line: pick(lines.notUnderstood[tag], seed), hint: texts.answerIn(tag), isMiss: true }
  }
  return undefined
}

function askAgain(
  input: TutorTurnInput,
  before: ConversationState,
  node: ScenarioNode,
  { line, hint, isMiss, corrections = [] }: Problem,
): TurnOutcome {
  const { tag } = input.language
  const state = { ...before, misses: before.misses + (isMiss ? 1 : 0) }
  if (state.misses >= missesBeforeMovingOn) return moveOn(input, state, node)
  const models = node.models[tag]
  return {
    replies: [{ text: joinSentences(tag, [line, node.simpler[tag]]), messageType: 'conversation' }],
    feedback: feedbackOf({ corrections, suggestions: [hint], suggestedSentences: models }),
    suggestions: models,
    goals: [...input.goals],
    state,
  }
}

function missed(
  input: TutorTurnInput,
  state: ConversationState,
  scenario: Scenario,
  node: ScenarioNode,
  match: Match | undefined,
  corrections: Correction[],
): TurnOutcome {
  const { language, seed } = input
  const given = match?.steps.filter(({ kind }) => kind !== 'missing') ?? []
  const isOffTopic = (match?.similarity ?? 0) < 0.3 && given.length > 3
  const choices = isOffTopic ? lines.offTopic : lines.notUnderstood
  const [model = ''] = node.models[language.tag]
  return askAgain(input, state, node, {
    line: pick(choices[language.tag], seed + state.misses),
    hint: textsFor(input).didNotFit(scenario.title[input.explanationLanguage ?? 'en'], model),
    isMiss: true,
    corrections,
  })
}

function moveOn(input: TutorTurnInput, state: ConversationState, node: ScenarioNode): TurnOutcome {
  const { tag } = input.language
  const next = node.expect[0]?.next ?? 'end'
  return goTo(input, { ...state, misses: 0 }, next, [pick(lines.moveOn[tag], input.seed)], {
    feedback: feedbackOf({ suggestions: [textsFor(input).movedOn] }),
    completed: [],
    goals: [...input.goals],
  })
}

function understood(
  input: TutorTurnInput,
  before: ConversationState,
  scenario: Scenario,
  node: ScenarioNode,
  text: string,
  match: Match,
  lexicon: Lexicon | undefined,
): TurnOutcome {
  const { tag } = input.language
  const { goals, completed } = completeGoals(input.goals, text)
  const reply = fillSure(match.answer.reply[tag], match) ?? pick(lines.understood[tag], input.seed)
  const praise = completed.length > 0 ? [pick(lines.wellUsed[tag], input.seed)] : []
  const fact = factOfAnswer(text, match, { scenario, node: before.node, language: tag })
  const outcome = goTo(input, { ...before, misses: 0 }, match.answer.next, [...praise, reply], {
    feedback: feedbackOn(text, match, node, tag, lexicon, input.explanationLanguage ?? 'en'),
    completed,
    goals: setNextGoal(goals, scenario, input),
  })
  return { ...outcome, facts: fact ? [fact] : [] }
}

interface Result {
  feedback: Feedback
  completed: string[]
  goals: TurnOutcome['goals']
}

/** Goes on to a node, or, at the end of a scene, to what the learner has told or learned, or to the next scene. */
function goTo(
  input: TutorTurnInput,
  state: ConversationState,
  node: string,
  said: readonly string[],
  result: Result,
): TurnOutcome {
  const { tag } = input.language
  const next = findNode({ ...state, node })
  const messageType = result.completed.length > 0 ? 'encouragement' : 'conversation'
  if (!next) return finish(input, state, said, result)
  return {
    replies: [{ text: joinSentences(tag, [...said, questionOf(next, input)]), messageType }],
    feedback: result.feedback,
    suggestions: next.models[tag],
    goals: result.goals,
    state: { ...state, node },
  }
}

function finish(
  input: TutorTurnInput,
  state: ConversationState,
  said: readonly string[],
  { feedback, goals }: Result,
): TurnOutcome {
  const closing = [...said, pick(lines.finished[input.language.tag], input.seed)]
  const outcome =
    followUp({ ...input, goals }, { ...state, asked: 0 }, closing) ??
    startScene(input, nextScene(input.level, state), closing)
  return { ...outcome, feedback }
}
