import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { Heard } from '../hearing/heard.ts'
import { contentWords } from '../hearing/content-words.ts'
import { answerTaken, hearAnswer, type HeardAnswer, type Place } from '../hearing/hear-answer.ts'
import { isProposal } from '../hearing/asked-for.ts'
import { isUnsure } from '../hearing/is-unsure.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { isNamedTogether } from '../hearing/named-together.ts'
import { patternAtStart } from '../hearing/pattern-in.ts'
import { clausesIn, sentencesIn, withoutStart } from '../hearing/split-text.ts'
import { isLost } from '../hearing/without-guess.ts'
import type { Match } from '../matching/match-answer.ts'
import { readNegations } from '../matching/negations.ts'
import { tokenize, type Token } from '../matching/tokens.ts'
import { fillReply } from './fill-sure.ts'
import { wasSaid } from './lines.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { ConversationState } from './state.ts'
import { joinSentences } from './turn.ts'

/** Likeness of a clause to an answer that nobody asked for yet. */
const saidFrom = 0.8

/** Words of a clause that tells nothing but whether something is good. */
const longestPraise = 4

/** Clauses of a message that are looked through. */
const mostParts = 12

/** Questions of the scene that were answered before they were asked. */
export interface EarlyAnswers {
  /** The node that each answer leads to. */
  given: NonNullable<ConversationState['given']>
  /** What is said to the answers, where that is sure. */
  replies: string[]
}

/**
 * What a message answers beside the question that was asked: each part that did not answer that is one answer at most, to the
 * question it is most like, and of those that are alike to the one that would be asked first.
 * @param used a part that is known to answer a question
 */
export function answeredEarly(turn: SceneTurn, heard: Heard, used?: string): EarlyAnswers | undefined {
  if (isLost(heard) && !heard.answer) return undefined
  const answers = partsBeside(turn, heard)
    .filter((part) => part !== used)
    .flatMap((text) => answerElsewhere(text, turn) ?? [])
  if (answers.length === 0) return undefined
  return {
    given: Object.fromEntries(answers.map(({ id, match }) => [id, match.answer.next])),
    replies: answers.flatMap(({ match }) => repeatedIn(match, turn.input.language.tag) ?? []),
  }
}

/** Of a reply what names what was told: the rest belongs to its own question, and may take leave. */
function repeatedIn({ answer, ...match }: Match, language: LanguageTag): string | undefined {
  const named = sentencesIn(answer.reply).filter((sentence) => sentence.includes('{'))
  return named.length === 0
    ? undefined
    : fillReply(joinSentences(language, named), { ...match, answer }, language)
}

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
    .filter((clause) => !/[?？]\s*$/u.test(clause) || isProposal(clause, place))
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

/** What was asked in this conversation, or answered early, is answered. */
function answerElsewhere(text: string, { input, scene, lexicon, state }: SceneTurn) {
  const language = input.language.tag
  const ids = Object.keys(scene.nodes)
  const [before, after] = [ids.slice(0, ids.indexOf(state.node)), ids.slice(ids.indexOf(state.node) + 1)]
  const answers = [...after, ...before].flatMap((id) => {
    const node = scene.nodes[id]
    const isOver = state.given?.[id] !== undefined || node?.ask.some((wording) => wasSaid(wording, input))
    const place = !isOver && node && { scene, node, language, lexicon }
    const heard = place && isAboutIt(text, place) ? hearAnswer(text, place) : undefined
    return heard && isSaid(heard.match, language) ? [{ id, match: heard.match }] : []
  })
  return answers.toSorted((one, other) => other.match.similarity - one.match.similarity)[0]
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

/** A yes, a no or a number answers a question only where it was asked: a wording of some words must stand there. */
function isSaid({ similarity, steps }: Match, language: LanguageTag): boolean {
  const fewest = languageOf(language).hasAlphabet ? 2 : 3
  const said = steps.filter((step) => step.kind === 'match' && step.difference === 'same')
  return similarity >= saidFrom && said.length >= fewest
}

const nothing: readonly string[] = []
