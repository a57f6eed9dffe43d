import type { LatinTag } from './place-in-sentence.ts'

const endsClause = /[.!?¿¡…:;"“”«»—–\n-]/u

/** First names and cities that are words in lower case: with a capital they are names, also where a sentence begins. */
const namesThatAreWords: Record<LatinTag, ReadonlySet<string>> = {
  es: new Set(
    'ana marta rosa pilar mercedes dolores paloma gloria victoria ángel clara consuelo bruno olga nina'.split(
      ' ',
    ),
  ),
  fr: new Set('marie rose pierre claire martin paris marc olive nina jean lucie'.split(' ')),
}

/** Whether the text before a word ends a sentence, so that a capital says nothing. */
const beginsSentence = (before: string): boolean => {
  const end = before.trimEnd()
  return end === '' || endsClause.test(end.at(-1) ?? '')
}

/** Whether a Spanish or French word is a name by its capital. @param before the text before it */
export function isNameByCapital(text: string, before: string, language: LatinTag): boolean {
  const isCapitalised = /^\p{Lu}/u.test(text) && text !== text.toUpperCase()
  if (!isCapitalised) return false
  return namesThatAreWords[language].has(text.toLowerCase()) || !beginsSentence(before)
}
