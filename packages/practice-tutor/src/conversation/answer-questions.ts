import type { LanguageTag } from '@lingarden/languages/find-language'
import { scenesOf, tutorRulesOf } from '@lingarden/languages/loaded'
import type { Scene } from '@lingarden/languages/scene'
import { answersTo } from '../hearing/answers-to.ts'
import { isProposal } from '../hearing/asked-for.ts'
import { contentWords } from '../hearing/content-words.ts'
import { answerTaken, hearAnswer } from '../hearing/hear-answer.ts'
import type { Heard } from '../hearing/heard.ts'
import { asksBack } from '../hearing/repeats-question.ts'
import { isAside } from '../hearing/is-aside.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { clausesIn, sentencesIn } from '../hearing/split-text.ts'
import { ownAnswer, stockAnswer } from '../hearing/stock-answer.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { wordingAsked } from './asking-on/wording-asked.ts'
import { lineFor, pickFresh, pickUnsaid, saysNotToKnow, wasSaid } from './lines.ts'
import { hasContent, isEcho, mirroredAnswer, toldOfItself } from './mirrored.ts'
import { wasReflected } from './reflected.ts'
import type { SceneTurn } from './scene-turn.ts'
import { findScene } from './state.ts'
import { onlyTurnsBack, turnsBack } from './turns-back.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/** What the tutor tells of itself where two people meet; in a talk without a script it is the same. */
const meeting = 'introductions'

/** A question that wants no answer is left alone rather than answered with not knowing. */
export const wantingAnswer = (turn: SceneTurn, { questions, answer, taken }: Heard): string[] =>
  questions.filter(
    (question) =>
      turnsBack(question, turn.input.language.tag) ||
      wordingAsked(question, turn) !== undefined ||
      (!repeatsOwn(question, turn) && answerInScene(question, turn)) ||
      !(
        isAside(question, turn.input.language.tag, turn.lexicon) ||
        isAnswerItself(question, turn) ||
        isProposalAlone(question, turn) ||
        asksToGoOn(question, turn) ||
        asksTheSame(question, answer?.text ?? taken?.text ?? '', turn)
      ),
  )

/** Words with which somebody wins time before the answer. */
const longestRepeated = 2

/** “Yesterday? At five.” says once more what was asked about. */
function repeatsOwn(question: string, { input, node, lexicon }: SceneTurn): boolean {
  const { tag } = input.language
  if (tokenize(question, tag).length > longestRepeated || kindsIn(question, tag, lexicon).has('asks-word'))
    return false
  const asked = input.history.findLast(({ role }) => role === 'ai')?.content ?? node.ask.join(' ')
  const words = new Set(tokenize(asked, tag).map(({ text }) => text))
  return tokenize(question, tag).every(({ text }) => words.has(text))
}

/** “At six. Is six all right for you?” asks for nothing but what was answered. */
function asksTheSame(question: string, answered: string, { input, lexicon }: SceneTurn): boolean {
  const { tag } = input.language
  const kinds = kindsIn(question, tag, lexicon)
  if (hasQuestionMark(answered) || (kinds.has('asks-word') && kinds.has('you'))) return false
  const said = contentWords(answered, tag, lexicon)
  const asked = [...contentWords(question, tag, lexicon)].filter((word) => hasContent(word, tag, lexicon))
  return asked.length > 0 && asked.every((word) => said.has(word))
}

/** “And what do I do then?” is about nothing but what comes next, and that comes. */
function asksToGoOn(question: string, { input, lexicon }: SceneTurn): boolean {
  const { tag } = input.language
  return (
    !hasContent(question, tag, lexicon) &&
    !kindsIn(question, tag, lexicon).has('you') &&
    stockAnswer(question, tag, true) === undefined &&
    stockAnswer(question, tag, false) === undefined
  )
}

/** “A little dear, would you give me a discount?” and “how about nine?” answer what was asked; the reply to that is all they want. */
function isAnswerItself(question: string, { input, scene, node, lexicon }: SceneTurn): boolean {
  const { tag: language } = input.language
  const place = { scene, node, language, lexicon }
  const isMeant = () => answerTaken(question, place) ?? hearAnswer(question, place)
  return stockAnswer(question, language, false) === undefined && isMeant() !== undefined
}

/** “How about a film at home?” wants no answer but that it is heard. */
function isProposalAlone(question: string, { input, scene, node, lexicon }: SceneTurn): boolean {
  const { tag: language } = input.language
  return (
    isProposal(question, { scene, node, language, lexicon }) &&
    stockAnswer(question, language, false) === undefined
  )
}

/** @param least share of the question's content that must be answered */
function answerInScene(question: string, turn: SceneTurn, least?: number): readonly string[] | undefined {
  const { input, scene, node, lexicon, text } = turn
  // Whoever talks without a script may ask anything: what shares one word is another matter.
  const share = scene.talk ? sureShare : least
  const reader = { language: input.language.tag, lexicon, node, beside: text, least: share }
  const known = answersTo(question, scene, reader)
  const met = known || !scene.talk ? undefined : findScene(input.language.tag, meeting)
  return known ?? (met && answersTo(question, met, { ...reader, node: undefined }))
}

/** The answers to what the learner asks; that the tutor does not know it is one, too. */
export function answerQuestions(turn: SceneTurn, { questions, moves }: Heard): string[] {
  const { tag } = turn.input.language
  // “And you, how are you?” is answered with how the tutor is.
  const isGreeted = moves.some(({ move }) => move === 'wellbeing')
  const returns =
    (!isGreeted && moves.some(({ move }) => move === 'back')) ||
    questions.some((each) => turnsBack(each, tag))
  const answers =
    returns && questions.length === 0
      ? answerReturn(turn)
      : questions.flatMap((question) => answerTo(question, turn, returns))
  const isLeaving = moves.some(({ move }) => move === 'goodbye')
  // Nobody who leaves is told what is not known.
  return [...new Set(answers)].filter((line) => !isLeaving || !saysNotToKnow(line, tag))
}

/** “And you, what do you think?” asks for an opinion, where it is not the question of the scene that is returned. */
function answerReturn(turn: SceneTurn): string[] {
  const { tag } = turn.input.language
  const last = clausesIn(sentencesIn(turn.text).at(-1) ?? '', tutorRulesOf(tag).hearing).at(-1) ?? ''
  const stock = stockAnswer(last, tag, false)
  return stock?.again ? freshOf(stock.lines, turn) : answerBack(turn)
}

/** Words with which “and you …?” asks something else than was asked. */
const fewestOfItsOwn = 2

/** @param returns whether the message asks “and you?” */
function answerTo(question: string, turn: SceneTurn, returns: boolean): string[] {
  const { input, node, lexicon } = turn
  const { tag } = input.language
  const wording = wordingAsked(question, turn)
  if (wording !== undefined) return [wording]
  const first = stockAnswer(question, tag, true)?.lines ?? echoAnswer(question, turn)
  if (first) return freshOf(first, turn)
  const stock = stockAnswer(question, tag, false)
  const isEmpty = !hasContent(question, tag, lexicon)
  // “And you, what do you do?” asks what was asked.
  if (onlyTurnsBack(question, tag)) return answerBack(turn)
  const told = answerInScene(question, turn, stock && sureShare)
  // “And your family?” asks what was asked, of the tutor's.
  const isSame =
    turnsBack(question, tag) &&
    !kindsIn(question, tag, lexicon).has('asks-word') &&
    contentWords(question, tag, lexicon).size < fewestOfItsOwn
  const alike =
    told || stock?.again || isSame
      ? undefined
      : (mirroredAnswer(question, talksOf(turn), tag, lexicon) ??
        (stock ? undefined : toldOfItself(question, talksOf(turn), tag, lexicon)))
  const toldInTalk = alike && pickFresh(alike, input)
  if (toldInTalk !== undefined) return [toldInTalk]
  if (isEmpty && returns && !stock && (node.back || turnsBack(question, tag))) return answerBack(turn)
  const last = clausesIn(question, tutorRulesOf(tag).hearing).at(-1) ?? question
  if (node.back && asksBack(last, { node, language: tag, lexicon })) return answerBack(turn)
  const returned = returns ? mirroredAnswer(question, [turn.scene], tag, lexicon) : undefined
  const mirrored = returned && pickFresh(returned, input)
  if (mirrored !== undefined) return [mirrored]
  const isTold = told?.every((line) => wasSaid(line, input)) === true
  if (isTold && stock?.again) return freshOf(stock.lines, turn)
  if (told) return isTold && returns ? freshOf(ownAnswer('told', tag), turn) : sayAgain(told, input)
  // “Which would you like?” asks nothing but what was asked.
  const said = kindsIn(question, tag, lexicon)
  const isOfTutor =
    said.has('you') && ((isEmpty && said.has('asks-word')) || repeatsAsk(question, turn.node, tag))
  // What the learner may do is not what the tutor does.
  const own =
    stock && !said.has('you') && !returns
      ? undefined
      : (mirroredAnswer(question, [turn.scene], tag, lexicon) ??
        (isOfTutor || (returns && (isEmpty || repeatsAsk(question, node, tag))) ? node.back : undefined))
  const fresh = own && pickFresh(own, input)
  if (fresh !== undefined) return [fresh]
  if (stock) return freshOf(stock.lines, turn)
  if (own) return freshOf(ownAnswer('told', tag), turn)
  if (isAside(question, tag, lexicon)) return []
  return freshOf(
    turn.scene.talk && (said.has('you') || returns) ? tutorRulesOf(tag).lines.ownUnknown : nothing,
    turn,
  )
}

/** In a talk without a script whatever the tutor tells of itself in any of them, the one that is led first; nothing in a scene. */
const talksOf = ({ input, scene }: SceneTurn): readonly Scene[] =>
  scene.talk
    ? [scene, ...scenesOf(input.language.tag).filter((other) => other.talk && other.id !== scene.id)]
    : []

/** “Do you keep any?” asks the tutor what it asked itself, and “are you a teacher?” what it tells of itself. */
function repeatsAsk(question: string, { ask, back = [] }: SceneTurn['node'], tag: LanguageTag): boolean {
  const { emptyWords } = tutorRulesOf(tag).relevance
  const asked = new Set(tokenize([...ask, ...back].join(' '), tag).map(({ text }) => plainWord(text, tag)))
  const words = tokenize(question, tag).map(({ text }) => plainWord(text, tag))
  const content = words.filter((word) => !emptyWords.has(word))
  return content.length > 0 && content.every((word) => asked.has(word))
}

/** The tutor's answer to “and you?”, which is given once. */
function answerBack(turn: SceneTurn): string[] {
  const { input, node } = turn
  const fresh = node.back && pickFresh(node.back, input)
  return fresh === undefined
    ? freshOf(ownAnswer(node.back ? 'told' : 'same', input.language.tag), turn)
    : [fresh]
}

/** What repeats words of the tutor's only wants to hear that they were meant; of those of its questions nothing is to be said. */
function echoAnswer(question: string, { input, lexicon }: SceneTurn): readonly string[] | undefined {
  const { tag } = input.language
  const isEchoOf = (sentences: readonly string[]) => isEcho(question, sentences.join(' '), tag, lexicon)
  if (kindsIn(question, tag, lexicon).has('asks-word')) return undefined
  const last = input.history.findLast(({ role }) => role === 'ai')
  // What was the learner's own is none of the tutor's.
  const heard = input.history.findLast(({ role }) => role === 'user')?.content
  if (heard !== undefined && wasReflected(heard, input)) return undefined
  const told = sentencesIn(last?.content ?? '').filter((sentence) => !hasQuestionMark(sentence))
  return isEchoOf(told) ? ownAnswer('sure', tag) : undefined
}

/** One of several answers that was not given yet, else that the tutor does not know, in words it has not said. */
function freshOf(answers: readonly string[], { input }: SceneTurn): string[] {
  const { questionUnknown } = tutorRulesOf(input.language.tag).lines
  const line = pickFresh(answers, input) ?? pickFresh(questionUnknown, input)
  return line === undefined ? [] : [line]
}

/** A question that any scene can answer is the scene's only where that answers much of it. */
const sureShare = 0.4

const nothing: readonly string[] = []

/** One of several answers; where all were given before, it is said that this one was. */
function sayAgain(answers: readonly string[], input: SceneTurn['input']): string[] {
  const answer = pickUnsaid(answers, input)
  return wasSaid(answer, input) ? [lineFor('asSaid', input), answer] : [answer]
}
