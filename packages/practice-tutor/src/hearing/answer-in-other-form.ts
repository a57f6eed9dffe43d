import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import type { ExpectedAnswer, SceneNode } from '@lingarden/languages/scene'
import { parsePattern, type Part } from '../matching/pattern.ts'
import { readNegations } from '../matching/negations.ts'
import { plainWord, tokenize } from '../matching/tokens.ts'
import type { Place } from './hear-answer.ts'
import { kindsIn } from './kinds-in.ts'

/**
 * The answer that a text means by a word of content in another form than those it is known by (“they annoy”, where “it
 * annoyed” is), where no other answer is known by that word. Denied, the word may mean the opposite, and told of others, or of the tutor, nothing.
 */
export function answerInOtherForm(text: string, place: Place): ExpectedAnswer | undefined {
  const { node, language, lexicon } = place
  if (!lexicon || !languageOf(language).hasAlphabet) return undefined
  const { words, denying } = readNegations(text, tokenize(text, language), language)
  const said = kindsIn(text, language, lexicon)
  if (denying.size > 0 || said.has('told') || said.has('you')) return undefined
  const known = lemmasOf(node, language, lexicon)
  const meant = new Set(
    words.flatMap((word) =>
      lemmasOfWord(word.text, language, lexicon).flatMap((lemma) => known.get(lemma) ?? []),
    ),
  )
  const [only] = meant
  return meant.size === 1 ? only : undefined
}

type Answers = ReadonlyMap<string, ExpectedAnswer>
const known = new WeakMap<SceneNode, Answers>()

/** The basic forms of the single words that one answer alone is known by. */
function lemmasOf(node: SceneNode, language: LanguageTag, lexicon: Lexicon): Answers {
  const made = known.get(node)
  if (made) return made
  const all = node.expect.map((expected) => ({
    expected,
    lemmas: new Set(
      (expected.takes ?? [])
        .flatMap((pattern) => parsePattern(pattern).flatMap(singleWords))
        .flatMap((word) => lemmasOfWord(word, language, lexicon)),
    ),
  }))
  const answers = new Map(
    all.flatMap(({ expected, lemmas }) =>
      [...lemmas]
        .filter((lemma) => all.every((other) => other.expected === expected || !other.lemmas.has(lemma)))
        .map((lemma) => [lemma, expected] as const),
    ),
  )
  known.set(node, answers)
  return answers
}

/** The words that stand alone in a pattern: those beside others mean something only together. */
function singleWords(parts: readonly Part[]): string[] {
  const [part] = parts
  if (parts.length !== 1 || !part) return []
  if (part.kind === 'choice') return part.choices.flatMap(singleWords)
  return part.kind === 'text' && /^\p{L}+$/u.test(part.text.trim()) ? [part.text.trim()] : []
}

/** Small words and words that may be several are left out. */
function lemmasOfWord(word: string, language: LanguageTag, lexicon: Lexicon): string[] {
  if (tutorRulesOf(language).relevance.emptyWords.has(plainWord(word, language))) return []
  const readings = lexicon.analyse(word.toLowerCase())
  const lemmas = new Set(readings.map(({ lemma }) => lemma))
  return lemmas.size <= mostReadings ? [...lemmas].filter((lemma) => lexicon.rank(lemma) > mostFrequent) : []
}

const mostReadings = 2

/** Words that everybody says about anything (“see”, “go”) mean no answer. */
const mostFrequent = 400
