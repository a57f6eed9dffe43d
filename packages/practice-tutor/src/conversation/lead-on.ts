import type { Correction } from '@lingarden/domain/tutor-turn'
import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { bareIn } from '../hearing/bare-answer.ts'
import type { Move } from '@lingarden/languages/kit/tutor/moves'
import type { FoundMove } from '../hearing/find-move.ts'
import type { Heard } from '../hearing/heard.ts'
import { isNonsense } from '../hearing/is-nonsense.ts'
import { isReadable } from '../hearing/is-readable.ts'
import { tokenize } from '../matching/tokens.ts'
import { newsIn, reactionsTo } from '../hearing/react.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { answerMove, type MoveAnswer } from './answer-move.ts'
import { answerQuestions, wantingAnswer } from './answer-questions.ts'
import { echoOf } from './echo.ts'
import { exampleOf } from './example-of.ts'
import { answeredEarly } from './answered-early.ts'
import { askAgain, moveOn, notUnderstood } from './ask-again.ts'
import { lineFor, pickFresh, pickUnsaid, saysNotToKnow, wasSaid } from './lines.ts'
import { answersLeft } from './just-left.ts'
import { isCourtesy } from './is-courtesy.ts'
import { reflected } from './reflected.ts'
import type { SceneTurn } from './scene-turn.ts'
import { startScene } from './start-scene.ts'
import { nextScene, onNode } from './state.ts'
import { withWholeQuestions } from './whole-questions.ts'
import { withWordsOfScene } from './word-of-scene.ts'
import { feedbackOf, joinSentences, type TurnOutcome } from './turn.ts'

/** What was heard, as far as it was answered. */
interface Answered {
  lines: string[]
  hint: string
  corrections: Correction[]
}

/**
 * Answers what a message says where it does not answer the question: moves, questions and what is told, the most important
 * first; then it leads back to the scene, or on.
 */
export function leadOn(turn: SceneTurn, all: Heard, corrections: Correction[]): TurnOutcome {
  const heard = withWholeQuestions(turn, withWordsOfScene(turn, all))
  const { input, node, scene, glossary } = turn
  const [model = ''] = node.models
  const texts = feedbackTexts(input)
  const led = leading(heard.moves)
  const answer =
    led &&
    answerMove(orExample(led, turn), input, {
      model,
      glossary,
      exampleOf: (word) => exampleOf(word, scene, input),
    })
  const courteous = new Set(heard.moves.map(({ move }) => move).filter(isCourtesy))
  const courtesies = [...courteous].map((move) => lineFor(move, input))
  // “I don't understand ‘pavement’. What is it?” asks once.
  const questions = led?.of === undefined ? heard.questions : wantingAnswer(turn, heard)
  const answers = [...(answer ? [answer.line] : []), ...answerQuestions(turn, { ...heard, questions })]
  if (courtesies.length + answers.length === 0)
    return afterTelling(turn, heard, { lines: [], hint: texts.stillOpen(model), corrections })
  const reactions = answers.length > 0 ? reactTo(turn, heard.statements) : []
  const known = answers.filter((line) => !saysNotToKnow(line, input.language.tag))
  // Who says goodbye hears that, and no more than they asked.
  const lines = courteous.has('goodbye')
    ? [...known, ...courtesies]
    : [...courtesies, ...reactions, ...answers]
  if (answer) return afterMove(turn, answer, { lines, hint: answer.hint, corrections })
  if (scene.talk && answers.length > 0 && !courteous.has('goodbye'))
    return afterQuestion(turn, lines, known, corrections)
  // Who leaves is not asked once more to go on with what they told.
  if (courteous.has('goodbye') && turn.state.node === onNode)
    return moveOn(turn, corrections, lines, feedbackOf({ suggestions: [texts.courteous] }))
  const hint = answers.length > 0 ? texts.stillOpen(model) : texts.courteous
  // What nobody can answer leads on some time, however often it is asked.
  const isMiss = courtesies.length === 0 && known.length === 0
  // Its simpler words may begin with what “and you?” was just answered with.
  const asks = heard.moves.some(({ move }) => move === 'back') ? 'other' : 'simpler'
  return askAgain(turn, { lines, hint, isMiss, corrections, asks })
}

/** In a talk it is the learner's turn again once they were answered; who was asked about what they told has left that. */
function afterQuestion(
  turn: SceneTurn,
  lines: readonly string[],
  known: readonly string[],
  corrections: readonly Correction[],
): TurnOutcome {
  const { input, node, state } = turn
  const [question = ''] = node.ask
  const times = input.history.filter((said) => wasSaid(question, { history: [said] })).length
  // Only what the tutor told of itself is asked back.
  const { hearing, followUps } = tutorRulesOf(input.language.tag)
  const stock = new Set(Object.values(hearing.asked ?? {}).flatMap((answer) => answer.lines))
  const isOwn = known.some((line) => !stock.has(line))
  if (state.node === onNode || times >= mostTimes) {
    const { understood, noMistakeFound } = feedbackTexts(input)
    // Who asked something and was answered has skipped nothing.
    const positive = corrections.length > 0 ? understood : noMistakeFound
    const feedback = feedbackOf({ positive, corrections: [...corrections] })
    const { backToYou = [], prompts } = followUps ?? {}
    const choices = [...backToYou, ...(prompts?.['back'] ?? []).map(({ ask }) => ask)]
    const back = state.node === onNode && state.misses === 0 ? pickFresh(choices, input) : undefined
    return back === undefined
      ? moveOn(turn, corrections, lines, feedback)
      : giveBack(turn, [...lines, back], feedback)
  }
  const returned = isOwn && mayBeReturned(node, input.language.tag) ? [lineFor('andYou', input)] : []
  const hint = feedbackTexts(input).stillOpen(node.models[0] ?? '')
  return askAgain(turn, {
    lines: [...lines, ...returned],
    hint,
    isMiss: known.length === 0,
    corrections,
    asks: returned.length > 0 ? 'same' : 'simpler',
  })
}

/** Whoever asked something about what they are telling goes on with it. */
const giveBack = (
  { input, state }: SceneTurn,
  lines: readonly string[],
  feedback: TurnOutcome['feedback'],
): TurnOutcome => ({
  replies: [{ text: joinSentences(input.language.tag, lines), messageType: 'conversation' }],
  feedback,
  suggestions: [],
  goals: [...input.goals],
  state: { ...state, misses: state.misses + 1 },
})

/** How often a question is put to who asks something else. */
const mostTimes = 2

/** “And you?” stands before one question that does not begin with “and” itself. */
function mayBeReturned({ ask: [question = ''] }: SceneTurn['node'], tag: LanguageTag): boolean {
  const firstOf = (text: string) => tokenize(text, tag)[0]?.text
  const [andYou = ''] = tutorRulesOf(tag).lines.andYou
  return /^[^.!…。！]+[?？]$/u.test(question) && firstOf(andYou) !== firstOf(question)
}

const least: ReadonlySet<Move> = new Set(['dontKnow', 'skip'])

/** The move that says most of what is wanted: “wait, can you say that again?”, “not this, let us change the topic”. */
function leading(moves: readonly FoundMove[]): FoundMove | undefined {
  const led = moves.filter(({ move }) => !isCourtesy(move) && move !== 'back')
  return led.find(({ move }) => !least.has(move)) ?? led[0]
}

/** Whoever was asked in simpler words already, and still does not know, is shown what one might say. */
function orExample(led: FoundMove, { input, node }: SceneTurn): FoundMove {
  const last = input.history.findLast(({ role }) => role === 'ai')
  const isLost = led.move === 'notUnderstood' || led.move === 'dontKnow'
  return isLost && last && wasSaid(node.simpler, { history: [last] }) ? { move: 'whatToSay' } : led
}

function afterMove(turn: SceneTurn, { next, isMiss, isSlow }: MoveAnswer, answered: Answered): TurnOutcome {
  const { input, state } = turn
  // What was asked about what was told has no simpler words, and is left where it was not understood.
  if (turn.state.node === onNode && next === 'simpler') return moveOn(turn, answered.corrections)
  if (next === 'next') return moveOn(turn, answered.corrections, answered.lines)
  if (next === 'scene')
    return startScene(input, nextScene(input.language.tag, input.level, state), [], turn.lexicon)
  const outcome = askAgain(turn, { ...answered, isMiss, asks: next })
  return isSlow ? { ...outcome, isSlow } : outcome
}

/** Something was told that answers nothing: the tutor reacts to it, asks once more, and then goes on. */
function afterTelling(turn: SceneTurn, heard: Heard, answered: Answered): TurnOutcome {
  const { statements } = heard
  const { input, text, state, node, lexicon } = turn
  const isBare = statements.length > 0 && statements.every((part) => bareIn(part, input.language.tag))
  if (isBare && state.misses === 0)
    return askAgain(turn, { ...answered, lines: [lineFor('goOn', input)], isMiss: true })
  if (!isReadable(text, input.language.tag, lexicon) || isNonsense(text, { node }))
    return notUnderstood(turn, answered.corrections)
  if (!turn.scene.talk && isOrder(turn, statements)) {
    const left = noted(turn, statements)
    if (state.misses > 0) return moveOn(turn, answered.corrections, left)
    return askAgain(turn, { ...answered, lines: left, isMiss: true, asks: 'other' })
  }
  const early = turn.scene.talk ? undefined : answeredEarly(turn, heard)
  const lines = early ? [lineFor('noted', input)] : reactTo(turn, statements)
  const given = early ? { ...turn, state: { ...state, given: { ...state.given, ...early.given } } } : turn
  if (state.misses > 0) return moveOn(given, answered.corrections, lines)
  const back = lineFor('backToQuestion', input)
  return askAgain(given, { ...answered, lines: [...lines, back], isMiss: true, asks: 'other' })
}

/** Whether what is told belongs to a question that is over, and is no news that call for words of their own. */
const isOrder = (turn: SceneTurn, statements: readonly string[]): boolean =>
  newsIn(statements.join(' '), turn.input.language.tag) === undefined && answersLeft(turn, statements)

/** What belongs to a question that is over is taken all the same. */
function noted(turn: SceneTurn, statements: readonly string[]): string[] {
  const back = reflected(statements.join('，'), turn.input)
  if (back !== undefined) return [back]
  const echo = echoOf(statements.join(' '), turn)
  const line = lineFor('noted', turn.input)
  // “Bananas, all right. All right.”
  return echo === undefined || !echo.endsWith(line.slice(-fewestAlike))
    ? [...(echo ? [echo] : []), line]
    : [echo]
}
const fewestAlike = 3

/** What is said to something that was told; nothing where nothing was. */
function reactTo(turn: SceneTurn, statements: readonly string[]): string[] {
  const { input } = turn
  if (statements.length === 0) return []
  const { hearing } = tutorRulesOf(input.language.tag)
  const told = statements.join(' ')
  const news = newsIn(told, input.language.tag)
  const back = news ? undefined : reflected(statements.join('，'), input)
  if (back !== undefined) return [back]
  const reactions = reactionsTo(told, hearing)
  const echo = reactions === hearing.default ? echoOf(told, turn) : undefined
  return [echo ?? pickUnsaid(reactions, input)]
}
