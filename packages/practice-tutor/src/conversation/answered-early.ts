import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { hearAnswer } from '../hearing/hear-answer.ts'
import { isLost, type Heard } from '../hearing/heard.ts'
import { sentencesIn } from '../hearing/split-text.ts'
import type { Match } from '../matching/match-answer.ts'
import { fillReply } from './fill-sure.ts'
import { wasSaid } from './lines.ts'
import { isAboutIt, partsBeside } from './parts-beside.ts'
import type { SceneTurn } from './scene-turn.ts'
import type { ConversationState } from './state.ts'
import { joinSentences } from './turn.ts'

/** Likeness of a clause to an answer that nobody asked for yet. */
const saidFrom = 0.8

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

/** A yes, a no or a number answers a question only where it was asked: a wording of some words must stand there. */
function isSaid({ similarity, steps }: Match, language: LanguageTag): boolean {
  const fewest = languageOf(language).hasAlphabet ? 2 : 3
  const said = steps.filter((step) => step.kind === 'match' && step.difference === 'same')
  return similarity >= saidFrom && said.length >= fewest
}
