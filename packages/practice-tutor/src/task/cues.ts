import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { tutorRulesOf } from '@lingarden/languages/loaded'
import { plainWord, tokenize } from '../matching/tokens.ts'
import type { LessonTask } from '@lingarden/languages/lesson-task'

/** From this share of a lesson's own words on a sentence is one that the lesson taught. */
const taughtFrom = 0.75
/** The words of a text as cues and lessons hold them: in lower case, without accents and ligatures. */
export const wordsOf = (text: string, language: LanguageTag): string[] =>
  tokenize(text.replaceAll('’', "'"), language).map(({ text: word }) =>
    plainWord(word, language).replaceAll('œ', 'oe'),
  )

/** Words divided as the language divides them, with neither case, accents nor marks. */
const plainText = (text: string, language: LanguageTag): string =>
  wordsOf(text, language).join(languageOf(language).wordJoiner)

const patterns = new Map<string, RegExp>()

/** Whether a text has a cue of a move in it. */
export function hasCue(text: string, cue: string, language: LanguageTag): boolean {
  return patternOf(cue, language).test(plainText(text, language))
}

function patternOf(cue: string, language: LanguageTag): RegExp {
  const key = `${language} ${cue}`
  const known = patterns.get(key)
  if (known) return known
  const pieces = cue.split('*').map((piece) => plainText(piece, language))
  const pattern =
    languageOf(language).wordJoiner === ''
      ? new RegExp(pieces.join('.*'), 'u')
      : new RegExp(`(?<!\\p{L})${pieces.join('\\p{L}*')}(?!\\p{L})`, 'u')
  patterns.set(key, pattern)
  return pattern
}

/** Whether a cue stands in sentences about anything: all its words are small ones, or it is one character. */
export function isSmall(cue: string, language: LanguageTag): boolean {
  const words = wordsOf(cue, language)
  if (languageOf(language).script === 'han' && words.length === 1) return true
  const { emptyWords, joiningWords } = tutorRulesOf(language).relevance
  return !cue.includes('*') && words.every((word) => emptyWords.has(word) || joiningWords.has(word))
}

/** Whether a text is short enough to be a name or a number and nothing else. */
export function isShort(text: string, language: LanguageTag): boolean {
  const { length } = wordsOf(text, language)
  return length > 0 && length <= tutorRulesOf(language).names.longest
}

/** Whether a sentence talks of the lesson: it has one of its terms, or nearly all of its words are the lesson's. */
export function isOfLesson(text: string, { terms, words }: LessonTask, language: LanguageTag): boolean {
  if (terms.some((term) => hasCue(text, term, language))) return true
  const said = wordsOf(text, language)
  const taught = new Set(languageOf(language).wordJoiner === '' ? words : words.split(' '))
  const known = said.filter((word) => taught.has(word)).length
  return said.length > 0 && known / said.length >= taughtFrom
}
