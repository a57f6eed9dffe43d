import { languageOf } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { SceneNode } from '@lingarden/languages/scene'
import type { Place } from '../hearing/hear-answer.ts'
import { kindsIn } from '../hearing/kinds-in.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'
import { isOfScene } from './is-of-scene.ts'
import { isForeign } from './words-of-scene.ts'

/** Fewer words of content, or characters, are an answer with a word or two beside it. */
const fewest = { words: 2, characters: 5 }
const shortest = 3

/** Whether a sentence says something of its own: no word of it is of the scene, and it does not begin with a yes or a no. */
export function isOfItsOwn(text: string, place: Place): boolean {
  if (beginsWithAnswer(text)) return false
  if (isForeign(text, place)) return true
  const content = contentOf(text, place)
  const isSentence = content.length >= fewestOf(place) || isAboutElse(text, place)
  return isSentence && !isOfScene(content, place)
}

/** Whether a short sentence (“I cannot drive”) has words of kinds that no answer to the question is about. */
function isAboutElse(text: string, { node, language, lexicon }: Place): boolean {
  const { about } = kindsIn(text, language, lexicon)
  const expected = new Set(node.expect.flatMap(({ kinds = [] }) => kinds.flatMap((each) => each.split(' '))))
  return (
    about.size > 0 &&
    tokenize(text, language).length >= shortest &&
    [...about].every((kind) => !expected.has(kind))
  )
}

/**
 * Whether a sentence tells of somebody or something else, or of what was where it is not asked what was, and has no word of the
 * scene but those it is told of (“my sister lives in Poland” at “is anybody else coming?”).
 */
export function isElsewhere(text: string, place: Place): boolean {
  const { node, language, lexicon } = place
  const said = kindsIn(text, language, lexicon)
  const isPast = said.has('surely-past') && !asksWhatWas(node, place)
  if ((!said.has('told') && !isPast) || beginsWithAnswer(text)) return false
  const words = predicateOf(text, place)
  return isPast ? !isOfQuestion(words, place) : !isOfScene(words, place)
}

/** Whether a sentence is about something else and begins with no yes or no. */
export const isAboutOther = (text: string, place: Place): boolean =>
  !beginsWithAnswer(text) && isForeign(text, place)

/** Whether one of some words is said in the question itself, or in an answer that it proposes. */
function isOfQuestion(words: readonly string[], { node, language }: Place): boolean {
  const text = [...node.ask, node.simpler, ...node.models].join(' ')
  if (!languageOf(language).hasAlphabet) return words.some((word) => text.includes(word))
  const own = new Set(tokenize(text, language).map((token) => plainWord(token.text, language)))
  return words.some((word) => own.has(plainWord(word, language)))
}

/** A word or two and a mark: “No, …”. */
const beginsWithAnswer = (text: string): boolean =>
  /^\s*[¡¿]?(?:\p{Script=Han}{1,3}|[\p{L}\p{M}]{1,8}(?: [\p{L}\p{M}]{1,8})?)[,.!，。！]/u.test(text)

const fewestOf = ({ language }: Place): number =>
  languageOf(language).hasAlphabet ? fewest.words : fewest.characters

/** The words that say what a sentence is about. */
function contentOf(text: string, { language }: Place): readonly string[] {
  const { emptyWords, joiningWords, words: unparted } = tutorRulesOf(language).relevance
  if (unparted) return unparted.content(text)
  const words = tokenize(text, language).map((token) => token.text)
  return words.filter((word) => {
    const plain = plainWord(word, language)
    return plain.length > 2 && !emptyWords.has(plain) && !joiningWords.has(plain)
  })
}

const persons = ['family', 'person', 'animal']

/** What is said of those that a sentence tells of. */
function predicateOf(text: string, place: Place): string[] {
  const { language, lexicon } = place
  const copulas = tutorRulesOf(language).kinds?.copulas ?? []
  return contentOf(text, place).filter((word) => {
    const about = kindsIn(word, language, lexicon).about
    return !copulas.includes(word) && !persons.some((kind) => about.has(kind))
  })
}

/** Kinds of an answer that tells what was. */
const ofTimes = /(?<!!)\b(?:past|often|never|have-already|losing)\b/u

const pastNodes = new WeakMap<SceneNode, boolean>()

/** Whether a question, or an answer that it proposes, is about what was. */
function asksWhatWas(node: SceneNode, { language, lexicon }: Place): boolean {
  const known =
    pastNodes.get(node) ??
    (node.asks !== undefined ||
      node.expect.some(({ kinds = [] }) => kinds.some((account) => ofTimes.test(account))) ||
      [...node.ask, ...node.models].some((text) => kindsIn(text, language, lexicon).has('past')))
  pastNodes.set(node, known)
  return known
}
