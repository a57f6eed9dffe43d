import type { ExpectedAnswer } from '@lingarden/languages/scene'
import { languageOf } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { tokenize } from '../matching/tokens.ts'
import type { Place } from './hear-answer.ts'
import { isFinite } from './of-others.ts'
import { isAcknowledgement } from './is-acknowledgement.ts'
import { isReadable } from './is-readable.ts'
import { kindsIn } from './kinds-in.ts'
import { plainMove } from './move-pattern.ts'
import { patternAtStart } from './pattern-in.ts'

/**
 * The answer that is meant, at a question that may be answered with anything (“what bothers you most?”), by words that are
 * no sentence (“the hair in the shower”): remarks about something else are sentences of their own. Where it is asked what
 * somebody did, what they tell of that is meant, too.
 */
export function openAnswer(text: string, place: Place): ExpectedAnswer | undefined {
  const { node, language, lexicon } = place
  const answer = node.expect.find(({ id }) => id === node.open)
  if (!answer || !isReadable(text, language, lexicon) || isAcknowledgement(text, language)) return undefined
  const said = kindsIn(text, language, lexicon)
  const isMeant = said.has('self') && said.has('past') ? asksForStory(place) : isFragment(text, place)
  return isMeant && !said.has('told') ? answer : undefined
}

const stories = new WeakMap<Place['node'], boolean>()

/** Whether a question is about what somebody did: then whatever they tell of that answers it. */
function asksForStory({ node, language, lexicon }: Place): boolean {
  const made = stories.get(node) ?? node.ask.every((text) => kindsIn(text, language, lexicon).has('past'))
  stories.set(node, made)
  return made
}

/** More words, or characters, are a sentence. */
const longest = { words: 7, characters: 5 }

/**
 * Whether a text is no sentence: it has no finite verb, or, in a language without an alphabet, nothing that makes a clause or
 * stands in no name.
 */
function isFragment(text: string, { language, lexicon }: Place): boolean {
  const words = tokenize(text, language).map((token) => token.text)
  const { kinds, relevance } = tutorRulesOf(language)
  if (relevance.isPersonal(words, lexicon)) return false
  if (patternAtStart(kinds?.phrases['pronoun'] ?? []).test(plainMove(text))) return false
  if (!languageOf(language).hasAlphabet)
    return (
      words.length > 1 &&
      words.length <= longest.characters &&
      !relevance.isClause(words, lexicon) &&
      relevance.noFilling?.test(text) !== true
    )
  const isVerb = (word: string) =>
    kinds?.copulas.includes(word) === true || isFinite(lexicon?.analyse(word) ?? [])
  return words.length <= longest.words && !words.some(isVerb)
}
