import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction, Feedback } from '@lingarden/domain/tutor-turn'
import { languageOf } from '@lingarden/languages/find-language'
import type { Glossary } from '@lingarden/languages/kit/tutor/glossary'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { checkSentence } from '../checking/check-sentence.ts'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { hear } from '../hearing/hear.ts'
import type { Heard } from '../hearing/heard.ts'
import { isOpenAnswer, type HeardAnswer, type Place } from '../hearing/hear-answer.ts'
import { feedbackTexts } from '../texts/texts-in.ts'
import { factOfAnswer } from '../memory/fact-of-answer.ts'
import { afterMend } from './after-mend.ts'
import { answeredEarly } from './answered-early.ts'
import { answeredNext } from './answered-next.ts'
import { askAgain } from './ask-again.ts'
import { afterFollowUp } from './follow-up.ts'
import { feedbackOn, feedbackOnMended, feedbackOnPart } from './feedback-on.ts'
import { fillListed, fillReply } from './fill-sure.ts'
import { fittingReply, looseReply } from './fitting-reply.ts'
import { goTo } from './go-on.ts'
import { completeGoals, setNextGoal } from './goals.ts'
import { leadOn } from './lead-on.ts'
import { lineFor, wasSaid } from './lines.ts'
import { isCut, languageProblem, problemOf, readMessage } from './read-message.ts'
import { saidTogether } from './said-together.ts'
import { newsBeside } from './news-beside.ts'
import { sayBeside } from './say-beside.ts'
import type { ExpectedAnswer, Scene } from '@lingarden/languages/scene'
import { reactInTalk, toldInTalk } from './talk.ts'
import { toldBeside } from './told-beside.ts'
import { correctFrom } from './understood-from.ts'
import type { SceneTurn } from './scene-turn.ts'
import { startScene } from './start-scene.ts'
import { factNode, findNode, findScene, type ConversationState } from './state.ts'
import { feedbackOf, type TurnOutcome } from './turn.ts'

/** What the tutor knows of the words of a language, where it was loaded. */
export interface WordKnowledge {
  /** Checks free sentences. */
  lexicon?: Lexicon | undefined
  /** Explains words. */
  glossary?: Glossary | undefined
}

/** Answers the learner's message: understands it, corrects what is sure, and moves the scene on. */
export function respond(
  input: TutorTurnInput,
  message: string,
  before: ConversationState,
  { lexicon, glossary }: WordKnowledge = {},
): TurnOutcome {
  const state = { ...before, turn: before.turn + 1 }
  const language = input.language.tag
  const scene = findScene(language, state.scene)
  if (!scene) throw new Error(`There is no scene ${state.scene}`)
  const text = readMessage(message, input)
  const node = findNode(language, state)
  if (!node) {
    const free = { ...input, goals: completeGoals(input.goals, text).goals }
    return (
      afterMend(free, text, state, lexicon, (first, asked) =>
        respondInScene({ input, text, state: first, scene, node: asked, lexicon, glossary }, message),
      ) ??
      afterFactInTalk(free, text, state, scene, lexicon) ??
      afterFollowUp(free, text, state, { lexicon, glossary }) ??
      startScene(free, state, [])
    )
  }
  const outcome = respondInScene({ input, text, state, scene, node, lexicon, glossary }, message)
  return isCut(message, input) ? withHint(outcome, tooLongFor(input)) : outcome
}

const tooLongFor = (input: TutorTurnInput): string =>
  feedbackTexts(input).tooLong(tutorRulesOf(input.language.tag).longestMessage)

function withHint(outcome: TurnOutcome, hint: string): TurnOutcome {
  const feedback = outcome.feedback ?? feedbackOf({})
  return { ...outcome, feedback: { ...feedback, suggestions: [...new Set([hint, ...feedback.suggestions])] } }
}

/** What was told about a fact is taken up in a talk as anything else is, and the talk goes on. */
function afterFactInTalk(
  input: TutorTurnInput,
  text: string,
  state: ConversationState,
  scene: Scene,
  lexicon: Lexicon | undefined,
): TurnOutcome | undefined {
  if (!scene.talk || state.node !== factNode) return undefined
  const corrections = checkSentence(
    text,
    input.language.tag,
    lexicon,
    input.explanationLanguage,
    input.gender,
  )
  const texts = feedbackTexts(input)
  return goTo(input, state, factNode, reactInTalk(text, corrections, false, { input, scene, lexicon }), {
    feedback: feedbackOf({
      positive: corrections.length > 0 ? texts.understood : texts.freeOfKnownMistakes,
      corrections,
    }),
    completed: [],
    goals: [...input.goals],
  })
}

function respondInScene(turn: SceneTurn, message: string): TurnOutcome {
  const { input, text, scene, node, lexicon } = turn
  const problem = problemOf(text, message, input)
  if (problem) return askAgain(turn, { ...problem, lines: [problem.line] })
  const asked = input.history.findLast(({ role }) => role === 'ai')?.content
  const place = { scene, node, language: input.language.tag, lexicon, asked }
  const heard = hear(text, place, input.tutorName)
  const isLed = heard.answer
    ? !isOpenAnswer(heard.answer) || isForeignName(heard.answer, place)
    : heard.moves.length > 0
  const foreign = isLed ? undefined : languageProblem(text, input)
  if (foreign) return askAgain(turn, { ...foreign, lines: [foreign.line] })
  // A word counts as used also where the sentence around it was not understood.
  const { goals, completed } = completeGoals(input.goals, text)
  const told = { ...turn, text: heard.kept ?? text, input: { ...input, goals } }
  const into = input.explanationLanguage ?? 'en'
  const toldHere = scene.talk && toldInTalk(told.text, heard, place)
  if (toldHere) return talkOn(told, completed, heard, toldHere)
  if (heard.answer) {
    const answered = { ...place, ...heard.answer, into, gender: input.gender }
    const feedback =
      heard.answer.text === text ? feedbackOn(answered) : feedbackOnPart(answered, checkFor(turn), heard)
    return understood(told, completed, heard, heard.answer, feedback)
  }
  const corrections = checkFor(turn)
  // What a mistake keeps from being understood is read as it was meant.
  const mended = corrections.length > 0 ? mendText(text, corrections) : undefined
  const meant = mended === undefined ? undefined : hear(mended, place, input.tutorName)
  if (mended !== undefined && meant?.answer) {
    const isWhole = meant.answer.text === mended
    const feedback = feedbackOnMended(
      { ...place, ...meant.answer, into, gender: input.gender },
      corrections,
      isWhole,
    )
    return understood({ ...told, text: mended }, completed, meant, meant.answer, feedback)
  }
  return heard.taken ? taken(told, completed, heard, corrections) : leadOn(told, heard, corrections)
}

/** Whether a name is told in Latin letters where the language has none: it is no sentence in another language. */
const isForeignName = ({ match }: HeardAnswer, { node, language }: Place): boolean =>
  !languageOf(language).hasAlphabet &&
  node.asks?.includes('name') === true &&
  /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(match.slots['name'] ?? '')

/** The mistakes of a free sentence, told in the language the learner reads. */
const checkFor = ({ input, text, lexicon }: SceneTurn): Correction[] =>
  checkSentence(text, input.language.tag, lexicon, input.explanationLanguage, input.gender)

/** In a talk without a script whatever is told is taken up, put right where it had a mistake, and led on from. */
function talkOn(turn: SceneTurn, completed: string[], heard: Heard, { next }: ExpectedAnswer): TurnOutcome {
  const { input, text, scene, state } = turn
  const corrections = checkFor(turn)
  const beside = toldBeside(text, { scene, language: input.language.tag, lexicon: turn.lexicon })
  const follows =
    scene.nodes[next]?.follows === true && state.done?.includes(next) !== true && !beside.includes(next)
  const texts = feedbackTexts(input)
  const isKnown =
    heard.answer !== undefined && heard.answer.text === text && heard.answer.match.similarity >= correctFrom
  const positive = corrections.length > 0 ? texts.understood : isKnown ? texts.correct : texts.noMistakeFound
  const [reply = '', ...rest] = reactInTalk(text, corrections, follows, turn).toReversed()
  return goOn(turn, completed, heard, {
    reply: [...rest.toReversed(), reply]
      .filter((line) => line !== '')
      .join(languageOf(input.language.tag).wordJoiner),
    next,
    feedback: feedbackOf({ positive, corrections, ...(isKnown && { mended: text }) }),
    beside,
  })
}

/** @param completed the words of goals that the message used */
function understood(
  turn: SceneTurn,
  completed: string[],
  heard: Heard,
  { text, match }: HeardAnswer,
  feedback: Feedback,
): TurnOutcome {
  const { input, state, scene } = turn
  const reply = fittingReply(fillReply(match.answer.reply, match, input.language.tag), turn.text, turn)
  const fact = factOfAnswer(text, match, { scene, node: state.node, language: input.language.tag })
  const outcome = goOn(turn, completed, heard, { reply, next: match.answer.next, feedback })
  return { ...outcome, facts: fact ? [fact] : [] }
}

/** An answer in words of the learner's own: the reply is filled in with what is listed only. */
function taken(turn: SceneTurn, completed: string[], heard: Heard, corrections: Correction[]): TurnOutcome {
  const { input, scene } = turn
  const { text = '', expected } = heard.taken ?? {}
  const { reply, next } = expected ?? { reply: '', next: 'end' }
  const filled = reply.includes('{') ? fillListed(reply, text, scene, input.language.tag) : reply
  const texts = feedbackTexts(input)
  const positive = corrections.length > 0 ? texts.understood : texts.noMistakeFound
  return goOn(turn, completed, heard, {
    reply: heard.taken?.isLoose ? looseReply(text, turn) : fittingReply(filled, turn.text, turn),
    next,
    feedback: feedbackOf({ positive, corrections }),
  })
}

/** Where an answer leads, and what is said to it. */
interface Going {
  reply: string
  next: string
  feedback: Feedback
  /** Questions of a talk that were answered though they were not asked. */
  beside?: readonly string[]
}

/** Goes on to where an answer leads. */
function goOn(
  turn: SceneTurn,
  completed: string[],
  heard: Heard,
  { reply, next, feedback, beside = [] }: Going,
): TurnOutcome {
  const { input, state, scene } = turn
  const praise = completed.length > 0 ? [lineFor('wellUsed', input)] : []
  const passing = scene.talk ? undefined : answeredNext(turn, heard, next)
  const early = scene.talk ? undefined : answeredEarly(turn, heard, passing?.part)
  const noted = early?.replies.find((line) => line !== reply && !wasSaid(line, input)) ?? ''
  const news = scene.talk ? [] : newsBeside(turn, heard, reply)
  const said = [...praise, ...saidTogether([...sayBeside(turn, heard), ...news], [reply, noted], turn)]
  const given = { given: { ...state.given, ...passing?.given, ...early?.given } }
  const isSlow = heard.moves.some(({ move }) => move === 'slower')
  const outcome = goTo(input, { ...state, ...given, misses: 0 }, next, said, {
    feedback,
    completed,
    goals: setNextGoal(input.goals, scene, input),
    beside,
  })
  return isSlow ? { ...outcome, isSlow } : outcome
}
