import type { LanguageTag } from '@lingarden/languages/find-language'
import { tokenize, withoutAccents } from '../matching/tokens.ts'
import { emptyWords, joiningWords } from '../relevance/common-words.ts'
import type { LessonTask } from '@lingarden/languages/lesson-task'

/** From this share of a lesson's own words on a sentence is one that the lesson taught. */
const taughtFrom = 0.75
/** An answer of a few words to an open question: a name, a number, a place. */
const longestName: Record<LanguageTag, number> = { es: 4, fr: 4, zh: 7 }

const wordsOf = (text: string, language: LanguageTag): string[] =>
  tokenize(text.replaceAll('’', "'"), language).map(({ text: word }) =>
    language === 'zh' ? word : withoutAccents(word).replaceAll('œ', 'oe'),
  )

/** Words divided by spaces, in Mandarin undivided, with neither case, accents nor marks. */
const plainText = (text: string, language: LanguageTag): string =>
  wordsOf(text, language).join(language === 'zh' ? '' : ' ')

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
    language === 'zh'
      ? new RegExp(pieces.join('.*'), 'u')
      : new RegExp(`(?<!\\p{L})${pieces.join('\\p{L}*')}(?!\\p{L})`, 'u')
  patterns.set(key, pattern)
  return pattern
}

/** Whether a cue stands in sentences about anything: all its words are small ones, or it is one character. */
export function isSmall(cue: string, language: LanguageTag): boolean {
  const words = wordsOf(cue, language)
  if (language === 'zh' && words.length === 1) return true
  return (
    !cue.includes('*') &&
    words.every((word) => emptyWords[language].has(word) || joiningWords[language].has(word))
  )
}

/** Whether a text is short enough to be a name or a number and nothing else. */
export function isShort(text: string, language: LanguageTag): boolean {
  const { length } = wordsOf(text, language)
  return length > 0 && length <= longestName[language]
}

/** Whether a sentence talks of the lesson: it has one of its terms, or nearly all of its words are the lesson's. */
export function isOfLesson(text: string, { terms, words }: LessonTask, language: LanguageTag): boolean {
  if (terms.some((term) => hasCue(text, term, language))) return true
  const said = wordsOf(text, language)
  const taught = new Set(language === 'zh' ? words : words.split(' '))
  const known = said.filter((word) => taught.has(word)).length
  return said.length > 0 && known / said.length >= taughtFrom
}
