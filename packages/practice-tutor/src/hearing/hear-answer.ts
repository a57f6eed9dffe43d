import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { ExpectedAnswer, Scene, SceneNode } from '@lingarden/languages/scene'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { correctFrom, understoodFrom } from '../conversation/understood-from.ts'
import { matchAnswer, type Match } from '../matching/match-answer.ts'
import { openerToken } from '../matching/negations.ts'
import { plainWord } from '../matching/tokens.ts'
import { isNever } from './fits-account.ts'
import { bareIn } from './bare-answer.ts'
import { isAcknowledgement } from './is-acknowledgement.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'
import { wordsFound } from './pattern-of-words.ts'
import { repeatsQuestion } from './repeats-question.ts'
import { withoutConcession } from './without-concession.ts'
import { isElsewhere } from '../relevance/is-elsewhere.ts'
import { isUnrelated } from '../relevance/is-unrelated.ts'
import { looksLikeName } from '../relevance/looks-like-name.ts'
import { mayBeName } from '../relevance/may-be-name.ts'

/** A question of a scene, as an answer to it is heard. */
export interface Place {
  scene: Scene
  node: SceneNode
  language: LanguageTag
  lexicon: Lexicon | undefined
  /** What the tutor said last, where that is known. */
  asked?: string | undefined
}

/** What answers the question, and the part of the message that does. */
export interface HeardAnswer {
  text: string
  match: Match
}

/** The answer that a text gives to a question: like one of its wordings, and not by chance. No wording is half a message long. */
export function hearAnswer(text: string, place: Place): HeardAnswer | undefined {
  if (text.length > tutorRulesOf(place.language).longestMessage / 2) return undefined
  const match = repeatsQuestion(text, place)
    ? undefined
    : matchAnswer(text, place.scene, place.node, place.language)
  if (!match || match.similarity < understoodFrom) return undefined
  if (isLittle(text, place) && (match.similarity < correctFrom || isOpen(match))) return undefined
  const isBesides =
    isUnrelated(text, match, place) ||
    isAnySentence(match, place) ||
    isTold(text, match, place) ||
    isOfOthersAlone(text, match, place) ||
    (match.similarity < surelyMeant && isNever(text, place)) ||
    isFilledWithElse(text, match, place) ||
    (match.similarity < surelyMeantFrom(match, place) && isElsewhere(text, place)) ||
    isCode(text)
  return mayBeName(match, place) && looksLikeName(text, match, place) && !isBesides
    ? { text, match }
    : undefined
}

/** Whether a sentence that an open slot took has to do with nothing that is asked for, where words are not set off by spaces. */
function isFilledWithElse(text: string, match: Match, { node: { asks }, language }: Place): boolean {
  const { words } = tutorRulesOf(language).relevance
  return (
    words !== undefined &&
    asks !== undefined &&
    isOpen(match) &&
    !asks.some((topic) => words.mayFill(text, topic))
  )
}

/** A yes, a no or “I see” is an answer only where the scene has it word for word. */
const isLittle = (text: string, { language }: Place): boolean =>
  bareIn(text, language) !== undefined || isAcknowledgement(text, language)

/** Less like a wording, a sentence about something else is none of the answers. */
const surelyMeant = 0.9

/** Where words are not set off by spaces an open slot takes any sentence as it takes a name. */
const surelyMeantFrom = (match: Match, { language }: Place): number =>
  isOpen(match) && tutorRulesOf(language).relevance.words ? correctFrom : surelyMeant

/** Markup, code, addresses of the web and letters that no language here is written in are no name and no place. */
const isCode = (text: string): boolean =>
  /[<>{}\\=|]|:\/\/|[^\p{Script=Latin}\p{Script=Han}\p{Script=Common}\p{Script=Inherited}]/u.test(text)

/** More words in an open slot are a sentence: a name or a place has no more, what follows on a small word (“la”) fewer. */
const longestOpen = 4
const longestAfterSmall = 2

/** Whether nothing of the wording was said but small words, and what stands in its open slot is too long for what is asked. */
function isAnySentence({ steps }: Match, { node, language }: Place): boolean {
  const { emptyWords } = tutorRulesOf(language).relevance
  const said = steps.flatMap((step) =>
    step.kind === 'match' ? [emptyWords.has(plainWord(step.expected, language))] : [],
  )
  const longest = said.length === 0 ? longestOpen : longestAfterSmall
  return (
    (!node.asks || said.length === 0) &&
    steps.some(({ kind }) => kind === 'missing') &&
    said.every(Boolean) &&
    steps.filter(({ kind }) => kind === 'open').length > longest
  )
}

/** Whether nothing of the wording was said, and a sentence about somebody or something else stands in its open slot. */
const isOfOthersAlone = (text: string, { steps }: Match, { language, lexicon }: Place): boolean =>
  steps.every(({ kind }) => kind === 'open' || kind === 'missing') &&
  steps.some(({ kind }) => kind === 'missing') &&
  kindsIn(text, language, lexicon).has('told')

/** What is told with these is no name and no place, whoever it is told of. */
const neverNames = ['weather', 'liking', 'illness', 'food', 'drink', 'clothes', 'trouble', 'told']
const neverPersons = [...neverNames, 'place', 'moving', 'eating', 'buying', 'transport', 'working', 'study']

/** Whether a sentence that an open slot takes is about something that no name and no place is about. */
function isTold(text: string, { steps }: Match, { node, language, lexicon }: Place): boolean {
  const { emptyWords } = tutorRulesOf(language).relevance
  const isName = node.asks?.includes('name') === true
  if (!isName && !node.asks?.includes('place')) return false
  const said = steps.filter(
    (step) => step.kind === 'match' && !emptyWords.has(plainWord(step.expected, language)),
  )
  const open = steps.filter(({ kind }) => kind === 'open').length
  if (said.length > 0 || open < fewestOfSentence) return false
  const kinds = kindsIn(text, language, lexicon)
  if (kinds.has('telling-age')) return true
  const isPlace = !isName && ['place', 'home', 'near', 'far', 'abroad'].some((kind) => kinds.has(kind))
  return !isPlace && (isName ? neverPersons : neverNames).some((kind) => kinds.has(kind))
}

/** Fewer words in an open slot may be any name. */
const fewestOfSentence = 3

/**
 * Whether an answer rests on little: one word of a longer text (“sí”), a wording that is only like it or lacks its negation, or an open slot. What
 * the words of content mean goes before it.
 */
export const isLooseAnswer = (
  { match: { steps, similarity } }: HeardAnswer,
  language: LanguageTag,
): boolean =>
  similarity < partFrom ||
  steps.some((step) => step.kind === 'missing' && isNegation(step.expected, language)) ||
  steps.some(({ kind }) => kind === 'open') ||
  steps.filter(({ kind }) => kind === 'match').length < 2

/** A wording that denies is not said without its denial. */
const isNegation = (word: string, language: LanguageTag): boolean =>
  word === openerToken || word.replace(tutorRulesOf(language).matching.negations.words, '') === ''

/** From here on the likeness of a part is no chance, where the rest of the sentence says something else. */
export const partFrom = 0.8

/** An answer that was told by what it says, in words of the learner's own. */
export interface TakenAnswer {
  text: string
  expected: ExpectedAnswer
  /** Whether nothing but its topic is known of it: what is said to that answer may not fit. */
  isLoose?: true
  /** Whether it is a bare yes or no: what follows may say what is wanted. */
  isBare?: true
}

/** The answer that a sentence means by its words of content. */
export function answerTaken(
  text: string,
  { node, language }: Pick<Place, 'node' | 'language'>,
): ExpectedAnswer | undefined {
  if (isAcknowledgement(text, language)) return undefined
  const { words } = tutorRulesOf(language).relevance
  const find = (part: string) => {
    const plain = plainMove(part)
    if (!words) return node.expect.find(({ takes }) => takes && patternIn(takes).test(plain))
    const parted = words.all(plain).join(' ')
    return node.expect.find(({ takes }) => takes && wordsFound(takes, parted) !== undefined)
  }
  return find(withoutConcession(text, language)) ?? find(text)
}

/** Whether an answer is held by an open slot, which takes anything. */
export const isOpenAnswer = ({ match }: HeardAnswer): boolean => isOpen(match)

const isOpen = ({ steps }: Match): boolean => steps.some(({ kind }) => kind === 'open')
