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
import { askAgain } from './ask-again.ts'
import { readTold } from './asking-on/told.ts'
import { afterFollowUp } from './follow-up.ts'
import { feedbackOn, feedbackOnMended, feedbackOnPart } from './feedback-on.ts'
import { fillListed, fillReply } from './fill-sure.ts'
import { fittingReply, looseReply } from './fitting-reply.ts'
import { goTo } from './go-on.ts'
import { completeGoals } from './goals.ts'
import { ledBack } from './led-back.ts'
import { leadFrom } from './lead-from.ts'
import { leadOn } from './lead-on.ts'
import { isCut, languageProblem, problemOf, readMessage } from './read-message.ts'
import type { Scene } from '@lingarden/languages/scene'
import { reactInTalk, toldInTalk } from './talk.ts'
import { talkOn } from './talk-on.ts'
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
  const told = readTold(text, { language: input.language.tag, lexicon })
  const said = reactInTalk(
    text,
    corrections,
    { told, follows: false, asksOn: undefined },
    { input, scene, lexicon },
  )
  return goTo(input, state, factNode, said, {
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
  const led = scene.talk && ledBack(told, heard, checkFor)
  if (led) return leadFrom(told, completed, { ...heard, questions: [], moves: [] }, led)
  const toldHere = scene.talk && toldInTalk(told.text, heard, place)
  if (toldHere) return leadFrom(told, completed, heard, talkOn(told, heard, toldHere, checkFor(told)))
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
  const outcome = leadFrom(turn, completed, heard, { reply, next: match.answer.next, feedback })
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
  return leadFrom(turn, completed, heard, {
    reply: heard.taken?.isLoose ? looseReply(text, turn) : fittingReply(filled, turn.text, turn),
    next,
    feedback: feedbackOf({ positive, corrections }),
  })
}
