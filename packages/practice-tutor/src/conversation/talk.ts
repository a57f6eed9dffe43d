import { askedBack } from '@lingarden/domain/ladder/asked-back'
import type { TutorTurnInput } from '@lingarden/domain/tutor-engine'
import { mendText } from '@lingarden/domain/mistakes/mend-text'
import type { Correction } from '@lingarden/domain/tutor-turn'
import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Feeling } from '@lingarden/languages/kit/tutor/follow-ups'
import type { News } from '@lingarden/languages/kit/tutor/hearing'
import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { answerMeant } from '../hearing/answer-meant.ts'
import type { Heard } from '../hearing/heard.ts'
import type { Place } from '../hearing/hear-answer.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { isReadable } from '../hearing/is-readable.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { isCalledFor, newsIn, reactionsTo } from '../hearing/react.ts'
import { readNegations } from '../matching/negations.ts'
import { tokenize } from '../matching/tokens.ts'
import { readTold, type Told } from './asking-on/told.ts'
import { isCourtesy } from './is-courtesy.ts'
import { answeredFrom } from './understood-from.ts'
import { echoOf } from './echo.ts'
import { reflected } from './reflected.ts'
import { lineFor, pickUnsaid, wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/**
 * What a message answers in a talk: whatever is told answers, and what it is about says how the talk goes on.
 * @returns undefined where nothing was told, or nothing of it could be read
 */
export function toldInTalk(text: string, heard: Heard, place: Place): ExpectedAnswer | undefined {
  const told = place.node.expect.at(-1)
  if (isCode(text)) return undefined
  const exact =
    heard.answer && heard.answer.match.similarity >= answeredFrom ? heard.answer.match.answer : undefined
  if (exact) return exact
  const isAnswer = heard.answer !== undefined || heard.taken !== undefined
  const isTold = isAnswer || heard.statements.length > 0
  // What is said beside a goodbye is about leaving; “it depends” is told by what comes after it.
  const leads = ({ move }: Heard['moves'][number]) =>
    move === 'goodbye' ? !isAnswer : move === 'dontKnow' ? !isTold : !isCourtesy(move) && move !== 'back'
  if (heard.moves.some(leads)) return undefined
  if (!isTold) return undefined
  // Who asks something and tells next to nothing wants to be answered.
  const { hasAlphabet } = languageOf(place.language)
  const isMuch = (part: string) =>
    tokenize(part, place.language).length >= (hasAlphabet ? fewestTold.words : fewestTold.characters)
  if (hasQuestionMark(text) && !isAnswer && heard.questions.length > 0 && !heard.statements.some(isMuch))
    return undefined
  if (!isAnswer && !isAboutSomething(text, place)) return undefined
  // Whoever has bad news is not asked on about what else is in them.
  // Whoever denies it (“I don't work any more”) is not asked on about it either.
  const isDenied = readNegations(text, tokenize(text, place.language), place.language).denying.size > 0
  return (isDenied || isBadNews(text, place.language) ? undefined : answerMeant(text, place)) ?? told
}

const fewestTold = { words: 4, characters: 7 }

/** Markup and addresses tell nothing. */
const isCode = (text: string): boolean => /[<>{}\\=|]|:\/\//u.test(text)

/** What is reacted to first of all is bad news. */
const isBadNews = (text: string, language: LanguageTag): boolean =>
  newsIn(text, language)?.bad === true ||
  tutorRulesOf(language)
    .hearing.reactions.slice(0, 1)
    .some((reaction) => isCalledFor(reaction, plainMove(text)))

/** Whether a text can be read, is about something that is known, or may be a name. */
const isAboutSomething = (text: string, { language, lexicon }: Place): boolean =>
  isReadable(text, language, lexicon) ||
  kindsIn(text, language, lexicon).about.size > 0 ||
  (!languageOf(language).hasAlphabet && /\p{Script=Han}/u.test(text)) ||
  isShortWord(text)

const isShortWord = (text: string): boolean => /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[.!]?$/u.test(text)

/** How a reaction stands to what comes after it. */
interface Reacting {
  told: Told
  /** Whether the talk's own question behind it takes up what was told. */
  follows: boolean
  /** The topic that is asked on about; undefined where nothing is. */
  asksOn: string | undefined
}

/** What is said to what was told: the learner's own sentence put right, and a reaction to what it is about that is new. */
export function reactInTalk(
  text: string,
  corrections: readonly Correction[],
  { told, follows, asksOn }: Reacting,
  turn: Pick<SceneTurn, 'input' | 'scene' | 'lexicon'>,
): string[] {
  const { input } = turn
  const recast = recastOf(text, corrections, input)
  const felt = feltIn(text, told, turn)
  const { tag: language } = input.language
  const isMeant = (clause: string) =>
    readTold(clause, { language, lexicon: turn.lexicon }).topics.some(({ topic }) => topic.id === asksOn)
  const back = recast.length === 0 && !told.feeling ? reflected(text, input, isMeant) : undefined
  if (follows && felt) return [...recast, pickUnsaid(felt.lines, input)]
  if (follows) return back === undefined ? recast : [back]
  const { neutral = none, eventful = none } = tutorRulesOf(language).followUps ?? {}
  const heardOf = back === undefined ? [] : [[back]]
  const rest = told.feeling
    ? []
    : asksOn !== undefined
      ? [...heardOf, ...(told.fits('happened') ? [eventful] : []), neutral]
      : reactionsOf(text, told, recast, heardOf, turn)
  const fresh = [felt?.lines ?? none, ...rest].map((lines) => lines.filter((line) => !wasSaid(line, input)))
  const choices = fresh.find((lines) => lines.length > 0) ?? []
  const reaction = choices[input.seed % Math.max(1, choices.length)]
  return [...recast, ...(reaction === undefined ? [] : [reaction])]
}

const none: readonly string[] = []

/** What a feeling, or what is known to have happened, is answered with; who is nervous before something is wished luck. */
function feltIn(
  text: string,
  { feeling, topics }: Told,
  { input, lexicon }: Pick<SceneTurn, 'input' | 'lexicon'>,
): Pick<Feeling | News, 'lines'> | undefined {
  const [first] = topics
  const fitsFeeling = !feeling || first?.isSure || (feeling.is === 'sad' && first?.topic.sad)
  const isSaid = first?.isSure === true || first?.fits('denied') === false
  if (first?.topic.lines && fitsFeeling && isSaid) return { lines: first.topic.lines }
  const news = newsIn(text, input.language.tag)
  const isWish =
    news?.bad !== true &&
    news?.lines.some((line) => kindsIn(line, input.language.tag, lexicon).has('cheer')) === false
  return feeling?.is === 'sad' && isWish ? news : (feeling ?? news)
}

/** What may be said to what has no feeling of its own, and is left at that: by its topic, by saying it back, by naming it, or that it was heard. */
function reactionsOf(
  text: string,
  told: Told,
  recast: readonly string[],
  heardOf: readonly (readonly string[])[],
  turn: Pick<SceneTurn, 'input' | 'scene' | 'lexicon'>,
): (readonly string[])[] {
  const { tag } = turn.input.language
  const { hearing, followUps } = tutorRulesOf(tag)
  const called = reactionsTo(text, hearing)
  const isDenied = readNegations(text, tokenize(text, tag), tag).denying.size > 0
  // Nobody finds nice what is denied, or sad.
  const isSober = isDenied || told.fits('sad-news')
  const mayBeSaid = (line: string) => !isSober || !kindsIn(line, tag, turn.lexicon).has('cheer')
  const isNamed = recast.length === 0 && (told.isFragment || isBrief(text, tag))
  const echo = isNamed ? echoOf(text, turn) : undefined
  return [
    ...heardOf,
    called === hearing.default || !called.every(mayBeSaid) ? [] : called,
    echo === undefined ? [] : [echo],
    hearing.default.filter(mayBeSaid),
    followUps?.neutral ?? none,
  ]
}

/** Of a longer sentence the first thing in it is seldom what it is about. */
const isBrief = (text: string, language: LanguageTag): boolean =>
  tokenize(text, language).length <= (languageOf(language).hasAlphabet ? briefest.words : briefest.characters)
const briefest = { words: 5, characters: 8 }

/** Longest sentence that is said once more, in characters. */
const longestRecast = 60

function recastOf(text: string, corrections: readonly Correction[], input: TutorTurnInput): string[] {
  // Who is to find it themselves must not hear it first.
  const { languageCode } = input.language
  if (input.asksBack && askedBack(text, corrections, languageCode)) return []
  const right = recastable(text, corrections)
  return right === undefined ? [] : [lineFor('recast', input).replace('{right}', () => right)]
}

/** The learner's sentence put right, as it can be said once more; undefined where nothing was wrong, or it would be a speech. */
export function recastable(text: string, corrections: readonly Correction[]): string | undefined {
  if (corrections.length === 0) return undefined
  const right = mendText(text, corrections)?.replace(/[.!?。！？…\s]+$/u, '')
  const isSayable = right !== undefined && right.length <= longestRecast && !/[.!?…:。！？：]/u.test(right)
  return isSayable ? right : undefined
}
