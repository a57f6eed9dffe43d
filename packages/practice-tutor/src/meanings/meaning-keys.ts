import { withoutMarks } from '@lingarden/text/plain-text'

/** What stands before a noun or a verb in English, Spanish and French, and says nothing of what it means. */
const before =
  /^(?:(?:to|a|an|the|my|your|some|el|la|los|las|un|una|unos|unas|mi|tu|le|les|une|du|des|de la|mon|ma|ton|ta|se|s['’]être) +|(?:de )?[ldsj]['’] *)/u

/** A word as it is compared: without marks and hyphens, as moves are read. */
export const plainTerm = (term: string): string => withoutMarks(term).replaceAll('-', ' ')

/** How a meaning is compared: in small letters, without an article and without marks. */
export const meaningKey = (meaning: string): string =>
  plainTerm(meaning.trim().toLowerCase().replace(before, '')).replace(american, '$1our')

/** How English is spelt elsewhere: the dictionaries have the British spelling. */
const american = /\b(col|fav|flav|harb|hon|hum|lab|neighb)or/u

/** The meanings that a gloss names, as they are compared, without what it says in brackets or of another form of the word. */
export const keysOfGloss = (gloss: string): string[] =>
  gloss
    .replaceAll(/\s*[(（][^)）]*[)）]/gu, '')
    .split(/[,;/，；、]/u)
    .filter((part) => !part.includes('='))
    .map(meaningKey)
    .filter((key) => key !== '')

/** The keys under which a meaning that is asked for may stand: in the singular, or as what one has or does. */
export function keysAsked(meaning: string): string[] {
  const key = meaningKey(meaning)
  const plain = key.replace(object, '')
  const state = plain.replace(/^(?:be|i['’] ?m|i am|estoy|tengo|je suis|j['’] ?ai) /u, '')
  return [...new Set([key, plain, ...singularsOf(plain), state, `have ${plain}`, `have a ${plain}`])]
}

/** What English says behind a verb that others leave out: “thank you”. */
const object = / (?:you|it|me|him|her|them)$/u

/** What a noun in the plural may be in the singular. */
const singularsOf = (key: string): string[] =>
  [/ies$/u, /es$/u, /s$/u, /aux$/u].flatMap((ending, at) =>
    ending.test(key) ? [key.replace(ending, ['y', '', '', 'al'][at] ?? '')] : [],
  )
