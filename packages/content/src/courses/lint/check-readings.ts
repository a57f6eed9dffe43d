import { wordRulesOf } from '@lingarden/languages/loaded'
import { tokenize } from '@lingarden/domain/dictionary/tokenize'
import type { Lesson } from '@lingarden/domain/courses/lesson'
import { listTaughtTexts, type PlacedText } from './lesson-texts.ts'
import type { LintLanguage } from './vocabulary.ts'

/** Readings given by hand: of a word that is there, one that it has, and another than the product shows anyway. */
export function checkReadings({ terms, exercises, ...rest }: Lesson, language: LintLanguage): string[] {
  const texts = [
    ...listTaughtTexts({ terms, exercises, ...rest }),
    ...exercises.map((exercise, index): PlacedText => ({
      place: `exercise ${index + 1}`,
      text: JSON.stringify(exercise),
      readings: exercise.readings,
    })),
  ]
  const given = texts.flatMap(({ place, text, readings = {} }) =>
    Object.entries(readings).map(([word, reading]) => ({
      place,
      word,
      reading,
      text,
    })),
  )
  const ofTerms = terms.flatMap(({ term, pinyin }) =>
    pinyin === undefined ? [] : [{ place: term, word: term, reading: pinyin, text: term }],
  )
  return [...given, ...ofTerms].flatMap(({ place, word, reading, text }) => {
    const wrong = text.includes(word) ? faultOf(word, reading, text, language) : 'the word is not in the text'
    return wrong === undefined ? [] : [`${place}: reading ${reading} of ${word}: ${wrong}`]
  })
}

function faultOf(
  word: string,
  reading: string,
  text: string,
  { tag, dictionary }: LintLanguage,
): string | undefined {
  const rules = wordRulesOf(tag).readings
  if (!rules) return 'the language has no readings'
  const readingsOf = (term: string) => dictionary.lookUp(term)?.pronunciation.split(' | ') ?? []
  const syllables = reading.split(' ')
  const characters = Array.from(word)
  if (syllables.length !== characters.length) return 'one syllable a character is needed'
  const own = readingsOf(word)
  // The text of an exercise is searched whole, with its markup; what is shown of it is not known here.
  const shown = rules
    .readInContext(tokenize(text, tag, dictionary), dictionary)
    .find((token) => token.text === word)
  if ((shown?.reading ?? own[0]) === reading) return 'the product reads it so already'
  if (own.includes(reading)) return undefined
  const odd = characters.find((character, place) => !readingsOf(character).includes(syllables[place] ?? ''))
  return odd === undefined ? undefined : `${odd} is not read so`
}
