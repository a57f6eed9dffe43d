import type { LanguageTag } from '@lingarden/languages/find-language'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { Glossary, GlossaryTerm } from '@lingarden/languages/kit/tutor/glossary'
import { loadGlossary } from '@lingarden/languages/load'
import { withoutMarks } from '@lingarden/text/plain-text'

/**
 * Prepares the terms for look-up, by the term, by another form of it, and by what it means.
 * @param terms the most frequent first: of several that fit, the first is meant
 * @param lexicon knows the forms of words; without it only the term itself is found
 */
export function openGlossary(terms: readonly GlossaryTerm[], lexicon: Lexicon | undefined): Glossary {
  const exact = new Map<string, GlossaryTerm>()
  const plain = new Map<string, GlossaryTerm>()
  const byMeaning = new Map<string, GlossaryTerm>()
  const keep = (map: Map<string, GlossaryTerm>, key: string, term: GlossaryTerm) => {
    if (key !== '' && !map.has(key)) map.set(key, term)
  }
  for (const term of terms) {
    keep(exact, term.term.toLowerCase(), term)
    keep(plain, withoutMarks(term.term), term)
    for (const meaning of term.meaning.split(/[,;]/u)) keep(byMeaning, meaningKey(meaning), term)
  }
  const lemmaOf = (word: string) => lexicon?.analyse(word).flatMap(({ lemma }) => exact.get(lemma) ?? [])[0]
  const find = (word: string) => exact.get(word) ?? lemmaOf(word) ?? plain.get(withoutMarks(word))
  return {
    explain: (word) => {
      const key = word.trim().toLowerCase()
      return find(key) ?? find(key.replace(article, ''))
    },
    translate: (meaning) => {
      const key = meaningKey(meaning)
      const keys = [key, key.replace(object, ''), ...singularsOf(key)]
      return keys.flatMap((each) => byMeaning.get(each) ?? [])[0]
    },
  }
}

/** The first word of several, which may be an article: nobody looks it up with its noun. */
const article = /^[\p{L}]{1,3}['’ ]+/u

/** What English says behind a verb that others leave out: “thank you”. */
const object = / (?:you|it|me|him|her|them)$/u

/** What an English noun in the plural may be in the singular. */
const singularsOf = (key: string): string[] =>
  [/ies$/u, /es$/u, /s$/u].flatMap((ending, at) =>
    ending.test(key) ? [key.replace(ending, at === 0 ? 'y' : '')] : [],
  )

/** A meaning without what English says before nouns and verbs. */
const meaningKey = (meaning: string): string =>
  meaning
    .toLowerCase()
    .trim()
    .replace(/^(?:to|a|an|the) /u, '')

const glossaries = new Map<LanguageTag, Promise<Glossary>>()

/** The glossary of a language, loaded and opened once. */
export function glossaryOf(tag: LanguageTag, lexicon: Lexicon | undefined): Promise<Glossary> {
  const made = glossaries.get(tag) ?? loadGlossary(tag).then((terms) => openGlossary(terms, lexicon))
  glossaries.set(tag, made)
  // What could not be loaded is asked for again.
  made.catch(() => glossaries.delete(tag))
  return made
}
