import type { InflectionRules } from '@lingarden/languages/rules/inflection-rules'

const endsClause = /[.!?¿¡…:;"“”«»—–\n-]/u

/** Whether the text before a word ends a sentence, so that a capital says nothing. */
const beginsSentence = (before: string): boolean => {
  const end = before.trimEnd()
  return end === '' || endsClause.test(end.at(-1) ?? '')
}

/** Whether a word is a name by its capital. @param before the text before it */
export function isNameByCapital(
  text: string,
  before: string,
  { namesThatAreWords }: InflectionRules,
): boolean {
  const isCapitalised = /^\p{Lu}/u.test(text) && text !== text.toUpperCase()
  if (!isCapitalised || !namesThatAreWords) return false
  return namesThatAreWords.has(text.toLowerCase()) || !beginsSentence(before)
}
