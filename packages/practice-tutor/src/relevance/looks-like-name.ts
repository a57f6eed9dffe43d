import { languageOf } from '@lingarden/languages/find-language'
import type { Match } from '../matching/match-answer.ts'
import type { Place } from '../hearing/hear-answer.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { mayBeSaid } from './may-be-said.ts'

/** What a place may be called by, and what one says of a place. */
const ofPlaces = ['place', 'near', 'far', 'abroad']
const ofDoings = ['study', 'working', 'eating', 'buying', 'liking', 'illness', 'food', 'drink', 'weather']

/** What things are called by that no place is called by. */
const ofThings = ['fruit', 'vegetable', 'food', 'drink', 'animal', 'clothes', 'furniture', 'colour', 'family']

/**
 * Whether what stands in the open slot of a name or a place looks like one: it can be spoken, and without any word of the wording
 * before it (“vivo en”) it is a single word, is written in capitals, or is about a place. What somebody does is no place.
 */
export function looksLikeName(text: string, match: Match, place: Place): boolean {
  const { node, language } = place
  if (!node.asks?.some((topic) => topic === 'name' || topic === 'place')) return true
  const open = match.steps.flatMap((step) =>
    step.kind === 'open' ? [text.slice(step.given.start, step.given.end)] : [],
  )
  if (open.length === 0) return true
  if (node.asks.includes('place') && isThing(open, place)) return false
  if (!languageOf(language).hasAlphabet) return mayBeSaid(open.join(''))
  if (open.every((word) => !mayBeSaid(word))) return false
  return match.steps.some(({ kind }) => kind === 'match') || isNamedAlone(open, place)
}

/** “I live in apple” tells no place; in Orange one may live. */
function isThing(words: readonly string[], { language, lexicon }: Place): boolean {
  if (words.some((word) => /^\p{Lu}/u.test(word))) return false
  const said = words.join(languageOf(language).wordJoiner)
  const { about, words: known } = kindsIn(said, language, lexicon)
  return (
    known.join(languageOf(language).wordJoiner) === said &&
    ofThings.some((kind) => about.has(kind)) &&
    !ofPlaces.some((kind) => about.has(kind))
  )
}

function isNamedAlone(words: readonly string[], { node, language, lexicon }: Place): boolean {
  if (words.length < 2 || words.slice(1).some((word) => /^\p{Lu}/u.test(word))) return true
  const about = kindsIn(words.join(' '), language, lexicon)
  if (!node.asks?.includes('name') && ofDoings.some((kind) => about.has(kind)))
    return ofPlaces.some((kind) => about.has(kind))
  return words.every(mayBeSaid)
}
