import type { LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { isProposal } from '../hearing/asked-for.ts'
import { contentWords } from '../hearing/content-words.ts'
import { answerTaken, type HeardAnswer, type Place } from '../hearing/hear-answer.ts'
import type { Heard } from '../hearing/heard.ts'
import { isUnsure } from '../hearing/is-unsure.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { isNamedTogether } from '../hearing/named-together.ts'
import { patternAtStart } from '../hearing/pattern-in.ts'
import { clausesIn, sentencesIn, withoutStart } from '../hearing/split-text.ts'
import { readNegations } from '../matching/negations.ts'
import { tokenize, type Token } from '../matching/tokens.ts'
import type { SceneTurn } from './scene-turn.ts'
import { hasQuestionMark } from '../hearing/question-mark.ts'

/** Words of a clause that tells nothing but whether something is good. */
const longestPraise = 4

/** Clauses of a message that are looked through. */
const mostParts = 12

/** What was told and is no answer to what was asked: whole sentences, and the clauses of those that have several. */
export function partsBeside(
  { input, text, scene, node, lexicon }: SceneTurn,
  { answer, taken, statements }: Heard,
): string[] {
  const { tag: language } = input.language
  const { hearing } = tutorRulesOf(language)
  const place = { scene, node, language, lexicon }
  const clauses = sentencesIn(text)
    .flatMap((sentence) => clausesIn(sentence, hearing))
    .filter((clause) => !hasQuestionMark(clause) || isProposal(clause, place))
    .filter((clause) => !isUnsure(clause, place))
    .filter((clause) => !answer || !isUsed(clause, answer, language))
  const answering = taken && clauses.find((clause) => answerTaken(clause, { node, language }))
  const others = clauses.filter((clause) => clause !== answering && clause !== taken?.text)
  const end = answer && endBehind(answer, language)
  const told = [...(end === undefined ? [] : [end]), ...statements].filter((part) => !isUnsure(part, place))
  const parts = [...new Set([...told, ...others].map((part) => withoutStart(part, hearing)))].filter(
    (part) => !answer || !isNamedTogether(part, answer, scene, language),
  )
  // “Please” answers nothing.
  const telling = parts.filter((part) => contentWords(part, language, lexicon).size > 0)
  return telling.filter((part) => !isPraise(part, language, lexicon)).slice(0, mostParts)
}

/** Words behind an answer that tell more. */
const fewestBehind = 2

/**
 * What the answering clause goes on with: of “my throat hurts for three days” the three days, and of “on Monday in the morning”, where
 * Monday fills the slot, the morning.
 */
function endBehind({ text, match }: HeardAnswer, language: LanguageTag): string | undefined {
  const last = match.steps.findLastIndex(({ kind }) => kind === 'match' || kind === 'open')
  const extra = match.steps.slice(last + 1).find(({ kind }) => kind === 'extra')
  const filled = Object.values(match.slots).map((value) => text.toLowerCase().indexOf(value) + value.length)
  const from = extra?.kind === 'extra' ? extra.given.start : Math.max(-1, ...filled)
  if (from <= 0) return undefined
  const [clause = ''] = clausesIn(text.slice(from), tutorRulesOf(language).hearing)
  return tokenize(clause, language).length < fewestBehind ? undefined : clause
}

/** Whether a clause only finds something good or bad (“so it is perfect”): that is what was told beside it. */
function isPraise(clause: string, language: LanguageTag, lexicon: SceneTurn['lexicon']): boolean {
  const said = kindsIn(clause, language, lexicon)
  const { length } = tokenize(clause, language)
  return length <= longestPraise && (said.has('good') || said.has('bad'))
}

/** Whether most of a clause is what answered the question. */
function isUsed(clause: string, { text, match }: HeardAnswer, language: LanguageTag): boolean {
  const from = text.indexOf(clause)
  if (from < 0) return false
  const isIn = ({ start, end }: Token) => start >= from && end <= from + clause.length
  const said = match.steps.filter(
    (step) => step.kind === 'match' && step.difference !== 'other' && isIn(step.given),
  )
  const open = match.steps.filter((step) => step.kind === 'open' && isIn(step.given))
  return said.length > 0 && (said.length + open.length) * 2 >= tokenize(clause, language).length
}

/**
 * Whether a clause may be about a question that nobody asked yet: what is told of him or her is about whoever was named before, and a
 * denial (“I have no time”) is the reason for what was said beside it, unless a word of the question is in it.
 */
export function isAboutIt(text: string, { node, language, lexicon }: Place): boolean {
  const phrases = tutorRulesOf(language).kinds?.phrases ?? {}
  const begins = (kind: string) => patternAtStart(phrases[kind] ?? nothing).test(plainMove(text))
  if (begins('of-third') || begins('comparing')) return false
  if (kindsIn(text, language, lexicon).has('telling-age')) return false
  if (readNegations(text, tokenize(text, language), language).denying.size === 0) return true
  const asked = contentWords([...node.ask, node.simpler].join(' '), language, lexicon)
  return [...contentWords(text, language, lexicon)].some((word) => asked.has(word))
}

const nothing: readonly string[] = []
