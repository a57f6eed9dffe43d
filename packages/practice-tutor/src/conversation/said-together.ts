import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { contentWords } from '../hearing/content-words.ts'
import { plainMove } from '../hearing/move-pattern.ts'
import { patternAtStart } from '../hearing/pattern-in.ts'
import { sentencesIn } from '../hearing/split-text.ts'
import { tokenize } from '../matching/tokens.ts'
import { consentTo } from './consent.ts'
import { isEcho } from './mirrored.ts'
import type { SceneTurn } from './scene-turn.ts'
import { joinSentences } from './turn.ts'

/**
 * What the tutor says before its next question, so that nothing is said twice in other words: no reply that tells what a question was just
 * answered with, no “me too” of who has just told what they do themselves, and no second word that only fills.
 * @param beside greetings, and answers to what was asked
 * @param replies what is said to each answer of the learner
 */
export function saidTogether(
  beside: readonly string[],
  replies: readonly string[],
  turn: Pick<SceneTurn, 'input' | 'text' | 'node' | 'lexicon'>,
): string[] {
  const { input, node, lexicon } = turn
  const { tag } = input.language
  const answered = beside.join(' ')
  const own = node.back?.some((line) => beside.includes(line))
    ? replies.map((line) => withoutLikewise(line, tag))
    : replies
  const fresh = own.filter((line) => line !== '' && !isEcho(line, answered, tag, lexicon))
  const consent = beside.length > 0 ? [] : consentTo(fresh, turn)
  const lines = [...beside, ...consent, ...withoutFillers(fresh, turn)]
  return lines.filter((line, at) => !lines.some((other, place) => at < place && isPartOf(line, other, tag)))
}

/** “Hello!” stands in “Hello, Ana!”. */
const isPartOf = (line: string, other: string, tag: LanguageTag): boolean =>
  line !== other && ` ${plainOf(other, tag)} `.includes(` ${plainOf(line, tag)} `)

const plainOf = (line: string, tag: LanguageTag): string =>
  tokenize(line.toLowerCase(), tag)
    .map(({ text }) => text)
    .join(' ')

function withoutLikewise(line: string, tag: LanguageTag): string {
  const likewise = patternAtStart(tutorRulesOf(tag).kinds?.phrases['likewise'] ?? nothing)
  return joinSentences(
    tag,
    sentencesIn(line).filter((sentence) => !likewise.test(plainMove(sentence))),
  )
}

/** Words, or characters, of a line that says no more than that it was heard. */
const longestFiller = { words: 3, characters: 5 }

/** What names something that the learner said is no mere filler, however short. */
function withoutFillers(
  lines: readonly string[],
  { input, text, lexicon }: Pick<SceneTurn, 'input' | 'text' | 'lexicon'>,
): readonly string[] {
  const { tag } = input.language
  const said = contentWords(text, tag, lexicon)
  const namesSaid = (line: string) => [...contentWords(line, tag, lexicon)].some((word) => said.has(word))
  const most = languageOf(tag).hasAlphabet ? longestFiller.words : longestFiller.characters
  const told = lines.filter((line) => tokenize(line, tag).length > most || namesSaid(line))
  return told.length > 0 ? told : lines.toSorted((one, other) => other.length - one.length).slice(0, 1)
}

const nothing: readonly string[] = []
