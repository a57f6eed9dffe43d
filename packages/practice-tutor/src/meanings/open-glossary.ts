import type { CommonWordsByReader } from '@lingarden/languages/common-words'
import type { LanguageTag } from '@lingarden/languages/find-language'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { Lexicon } from '@lingarden/languages/kit/lexicon/lexicon'
import type { GlossaryTerm } from '@lingarden/languages/kit/tutor/glossary'
import type { TaughtWord } from '@lingarden/languages/kit/tutor/taught-words'
import { loadCommonWords, loadGlossary, loadTaughtWords } from '@lingarden/languages/load'
import { keysAsked, keysOfGloss, plainTerm } from './meaning-keys.ts'

/** The terms of a language, for readers of any language. */
export interface OpenGlossary {
  /** @param reader whose language the meaning is told in, where a lesson or the list of common words says it; else it is told in English */
  explain: (word: string, reader?: HelpLanguage) => GlossaryTerm | undefined
  /** @param from the language of the meaning; in any but English what lessons and the lists of common words say is known */
  translate: (meaning: string, from?: HelpLanguage) => GlossaryTerm | undefined
}

/**
 * Prepares the terms for look-up, by the term, by another form of it, and by what it means.
 * @param terms the most frequent first: of several that fit, the first is meant
 * @param lexicon knows the forms of words; without it only the term itself is found
 * @param taught what lessons say goes before all else
 * @param common what common words mean to readers of other languages, before the English of the dictionary
 */
export function openGlossary(
  terms: readonly GlossaryTerm[],
  lexicon: Lexicon | undefined,
  taught: readonly TaughtWord[] = [],
  common: CommonWordsByReader = {},
): OpenGlossary {
  const exact = new Map<string, GlossaryTerm>()
  const plain = new Map<string, GlossaryTerm>()
  const lessons = new Map<string, TaughtWord>()
  for (const term of terms) {
    keep(exact, term.term.toLowerCase(), term)
    keep(plain, plainTerm(term.term), term)
  }
  for (const word of taught) {
    keep(lessons, word.term.toLowerCase(), word)
    const term = { term: word.term, meaning: word.meanings.en ?? '' }
    keep(exact, word.term.toLowerCase(), term)
    keep(plain, plainTerm(word.term), term)
  }
  const byMeaning = new Map<HelpLanguage, Map<string, GlossaryTerm>>()
  const lemmaOf = (word: string) => lexicon?.analyse(word).flatMap(({ lemma }) => exact.get(lemma) ?? [])[0]
  const find = (word: string) => exact.get(word) ?? lemmaOf(word) ?? plain.get(plainTerm(word))
  return {
    explain: (word, reader = 'en') => {
      const key = word.trim().toLowerCase()
      const found = find(key) ?? find(key.replace(article, '')) ?? find(key.replace(pronounBehind, ''))
      return (
        found &&
        told(found, meaningFor(found.term, reader) ? found.term : lemmaFor(found.term, reader), reader)
      )
    },
    translate: (meaning, from = 'en') => {
      const known = byMeaning.get(from) ?? indexMeanings(from)
      byMeaning.set(from, known)
      return keysAsked(meaning).flatMap((key) => known.get(key) ?? [])[0]
    },
  }

  function meaningFor(term: string, reader: HelpLanguage): string | undefined {
    const meanings = common[reader] ?? {}
    const said = lessons.get(term.toLowerCase())?.meanings[reader]
    return said ?? (Object.hasOwn(meanings, term) ? meanings[term] : undefined)
  }

  /** What only the English list explains as a form is told by its dictionary form: what the reader can read goes first. */
  function lemmaFor(term: string, reader: HelpLanguage): string {
    const lemmas = reader === 'en' ? [] : (lexicon?.analyse(term.toLowerCase()) ?? [])
    return lemmas.find(({ lemma }) => meaningFor(lemma, reader) !== undefined)?.lemma ?? term
  }

  function told(found: GlossaryTerm, term: string, reader: HelpLanguage): GlossaryTerm {
    const meaning = meaningFor(term, reader) ?? meaningFor(term, 'en')
    return meaning === undefined ? found : { ...found, term, meaning: shortened(meaning) }
  }

  function indexMeanings(from: HelpLanguage): Map<string, GlossaryTerm> {
    const index = new Map<string, GlossaryTerm>()
    for (const { term, meanings } of taught)
      for (const key of keysOfGloss(meanings[from] ?? ''))
        keep(index, key, exact.get(term.toLowerCase()) ?? { term, meaning: '' })
    const listed = Object.entries(common[from] ?? {}).map(([term, gloss]) => {
      const [first = '', ...others] = keysOfGloss(gloss)
      return { term: exact.get(term.toLowerCase()), first, others }
    })
    // What a word means first is called so before what means it also.
    for (const { term, first } of listed) if (term) keep(index, first, term)
    for (const { term, others } of listed) for (const key of others) if (term) keep(index, key, term)
    if (from === 'en')
      for (const term of terms) for (const key of keysOfGloss(term.meaning)) keep(index, key, term)
    return index
  }
}

function keep<Value>(map: Map<string, Value>, key: string, value: Value): void {
  if (key !== '' && !map.has(key)) map.set(key, value)
}

/** Longest meaning that is said whole, in characters. */
const longestMeaning = 50

/** A meaning, of a long one its first part. */
const shortened = (meaning: string): string =>
  meaning.length > longestMeaning ? (meaning.split(/[;；]/u)[0] ?? meaning) : meaning

/** The first word of several, which may be an article: nobody looks it up with its noun. */
const article = /^[\p{L}]{1,3}['’ ]+/u

/** What stands behind a verb or a noun of French with a hyphen, which moves are read without: “dites-moi”, “ce jour-là”. */
const pronounBehind =
  /[- ](?:t[- ])?(?:moi|toi|lui|nous|vous|leur|les?|la|en|y|je|tu|ils?|elles?|on|ce|là|ci)$/u

type Opened = Map<LanguageTag, Promise<OpenGlossary>>

const glossaries = new WeakMap<Lexicon, Opened>()
const withoutLexicon: Opened = new Map()

/** The glossary of a language, loaded and opened once for a lexicon: one that came before the lexicon knows no forms. */
export function glossaryOf(tag: LanguageTag, lexicon: Lexicon | undefined): Promise<OpenGlossary> {
  const opened = lexicon ? (glossaries.get(lexicon) ?? new Map()) : withoutLexicon
  if (lexicon) glossaries.set(lexicon, opened)
  const made =
    opened.get(tag) ??
    Promise.all([loadGlossary(tag), loadTaughtWords(tag), loadCommonWords(tag)]).then(
      ([terms, taught, common]) => openGlossary(terms, lexicon, taught, common),
    )
  opened.set(tag, made)
  // What could not be loaded is asked for again.
  made.catch(() => opened.delete(tag))
  return made
}
