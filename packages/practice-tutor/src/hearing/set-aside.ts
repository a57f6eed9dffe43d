import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { correctFrom } from '../conversation/understood-from.ts'
import { readNegations } from '../matching/negations.ts'
import { tokenize } from '../matching/tokens.ts'
import { answerMeant } from './answer-meant.ts'
import { asksToChoose, bareIn, isForYesOrNo, lastQuestion } from './bare-answer.ts'
import { answerTaken, hearAnswer, type Place, type TakenAnswer } from './hear-answer.ts'
import type { Heard } from './heard.ts'
import { kindsIn, type Kinds } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'
import { patternIn } from './pattern-in.ts'
import { isQuestion } from './questions.ts'
import { clausesIn, sentencesIn } from './split-text.ts'
import { turnIn } from './turned-answer.ts'

/**
 * What is meant by who names more than one thing and sets all but one aside: what is denied (“rather in the evening, I am no morning
 * person”) or put off (“first a coffee, and the bill after that”) is not chosen, what is preferred is. Praise with a “but” is both.
 * @returns undefined where nothing else is meant than what was heard
 */
export function meantInstead(text: string, heard: Heard, place: Place): TakenAnswer | undefined {
  const first = heard.answer?.match.answer ?? heard.taken?.expected
  const isWhole = heard.answer?.text === text && heard.answer.match.similarity >= correctFrom
  if (!first || isWhole || place.scene.talk) return undefined
  const choices = [
    isMixed(text, place) && turnIn(text, place) ? answerTaken(text, place) : chosenIn(text, place),
    faultBehind(text, place),
  ]
  const expected = choices.find((each) => each !== undefined && each !== first)
  return expected && { text, expected }
}

/** Whether one half of what turns round praises, and the other finds fault. */
export function isMixed(text: string, place: Pick<Place, 'language' | 'lexicon'>): boolean {
  const halves = (turnIn(text, place) ?? text.split(onlyBut)).map((half) =>
    kindsIn(half, place.language, place.lexicon),
  )
  return halves.length === 2 && ['praising', 'faulting'].every((kind) => isOnce(kind, halves))
}

/** “It is good, only a little dear.” */
const onlyBut = /，(?:就是|只是)/u

const isOnce = (kind: string, halves: readonly Kinds[]): boolean =>
  halves.filter((half) => half.has(kind)).length === 1

/** “I like it, but it is a little long” is about the length. */
function faultBehind(text: string, place: Place): ExpectedAnswer | undefined {
  const [before, after] = turnIn(text, place) ?? []
  if (before === undefined || after === undefined || isForYesOrNo(place.node, place.language))
    return undefined
  return isOf('praising', before, place) ? answerTaken(after, place) : undefined
}

function chosenIn(text: string, place: Place): ExpectedAnswer | undefined {
  if (!isChoice(place)) return undefined
  const { hearing } = tutorRulesOf(place.language)
  const clauses = sentencesIn(text).flatMap((sentence) => withDenials(clausesIn(sentence, hearing), place))
  if (clauses.length < 2 || clauses.some((clause) => isQuestion(clause, hearing))) return undefined
  const preferred = clauses.filter((clause) => isOf('preferring', clause, place) && !isDenied(clause, place))
  const kept = clauses.filter(
    (clause, at) =>
      !isDenied(clause, place) &&
      !isPutOff(clause, place) &&
      !(at > 0 && isOf('giving-reason', clause, place)),
  )
  const best = preferred.length === 1 ? preferred : kept.length < clauses.length ? kept : []
  return answersIn(best, place)
}

/** The one answer that some clauses give. */
function answersIn(clauses: readonly string[], place: Place): ExpectedAnswer | undefined {
  const answers = new Set(clauses.flatMap((clause) => answerIn(clause, place) ?? []))
  return answers.size === 1 ? [...answers][0] : undefined
}

function answerIn(text: string, place: Place): ExpectedAnswer | undefined {
  const match = hearAnswer(text, place)?.match
  const worded = match && match.similarity >= correctFrom ? match.answer : undefined
  return worded ?? answerTaken(text, place) ?? answerMeant(text, place)
}

/** “The bill after that”; who comes “after work” puts nothing off. */
function isPutOff(clause: string, { language }: Place): boolean {
  const wordings = tutorRulesOf(language).kinds?.phrases['postponing'] ?? nothing
  const plain = plainMove(clause)
  const found = patternIn(wordings).exec(plain)
  return found !== null && (found.index === 0 || found.index + found[0].trimEnd().length === plain.length)
}

const nothing: readonly string[] = []

/** “Tell her, certainly not!” denies what it begins with. */
const withDenials = (clauses: readonly string[], place: Place): string[] =>
  clauses.filter((_, at) => {
    const next = clauses[at + 1]
    return next === undefined || !isOf('denying-before', next, place)
  })

const isDenied = (clause: string, place: Place): boolean =>
  isOf('denying-before', clause, place) ||
  bareIn(/\p{L}+$/u.exec(plainMove(clause))?.[0] ?? '', place.language) === 'refusal' ||
  readNegations(clause, tokenize(clause, place.language), place.language).denying.size > 0

const isOf = (kind: string, text: string, { language, lexicon }: Place): boolean =>
  kindsIn(text, language, lexicon).has(kind)

const isChoice = ({ node }: Place): boolean =>
  asksToChoose(node) || node.ask.some((wording) => lastQuestion(wording).includes('还是'))
