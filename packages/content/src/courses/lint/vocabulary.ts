import type { LanguageTag } from '@lingarden/languages/find-language'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import type { FormTable } from '@lingarden/languages/kit/dictionary/form-table'
import { tokenize, type TextToken } from '@lingarden/domain/dictionary/tokenize'

/** A language as the linter needs it. */
export interface LintLanguage {
  tag: LanguageTag
  dictionary: DictionaryIndex
  forms?: FormTable
}

/** What short forms stand for: before a vowel, and melted with an article. */
const shortFor: Record<string, readonly string[]> = {
  "j'": ['je'],
  "l'": ['le', 'la'],
  "d'": ['de'],
  "c'": ['ce'],
  "n'": ['ne'],
  "m'": ['me'],
  "t'": ['te', 'tu'],
  "s'": ['se', 'si'],
  "qu'": ['que'],
}

/** The words of a text as they are written, a phrase as its words. */
export function listWords(text: string, { tag, dictionary }: LintLanguage): TextToken[] {
  const words = tokenize(text, tag, dictionary).filter(({ kind }) => kind === 'word')
  return tag === 'zh' ? words : words.flatMap(listParts)
}

const listParts = (token: TextToken): TextToken[] => (token.parts ? token.parts.flatMap(listParts) : [token])

/** A term with all forms of it, in lower case: those of its lemma too, and of each of its words. */
export function listForms(term: string, language: LintLanguage): string[] {
  const key = normalizeTerm(term)
  const single = [
    key,
    ...key.split(/[ -]/u),
    ...listWords(key, language).map(({ text }) => normalizeTerm(text)),
  ]
  const lemmas = single.flatMap((word) => [
    word,
    ...withoutPronoun(word),
    ...(language.forms?.lookUp(word).map(([lemma]) => lemma) ?? []),
  ])
  const forms = lemmas.flatMap((lemma) => {
    const known = language.forms?.listForms(lemma).map(([form]) => form) ?? []
    return known.length > 0 ? known : agreeing(lemma, language)
  })
  return [...new Set([...single, ...lemmas, ...forms])]
}

/** Spanish determiners are not in the table of forms, and agree all the same: mucho, mucha, muchos, muchas. */
function agreeing(word: string, { tag, dictionary }: LintLanguage): string[] {
  if (tag !== 'es' || !word.endsWith('o')) return []
  return ['a', 'os', 'as']
    .map((ending) => word.slice(0, -1) + ending)
    .filter((form) => dictionary.lookUp(form))
}

/** The verb of a Spanish reflexive infinitive. */
const withoutPronoun = (word: string): string[] => (/[aeií]rse$/u.test(word) ? [word.slice(0, -2)] : [])

/** Words that a learner has been taught, with all their forms. */
export class Vocabulary {
  readonly #words = new Set<string>()
  readonly #language: LintLanguage

  /** @param allowed names and the like: known as they are written, not in other forms */
  constructor(language: LintLanguage, allowed: Iterable<string> = []) {
    this.#language = language
    for (const word of allowed) this.#words.add(normalizeTerm(word))
  }

  teach(terms: Iterable<string>): void {
    for (const term of terms) for (const form of listForms(term, this.#language)) this.#words.add(form)
  }

  /** The words of a text that have not been taught, as they are written; a repeated word counts each time. */
  listUnknown(text: string): string[] {
    return listWords(text, this.#language)
      .filter((token) => !this.#knows(token))
      .map(({ text: word }) => word)
  }

  #knows({ text, term }: TextToken): boolean {
    const word = normalizeTerm(text).replace(/^-/u, '')
    if (this.#language.tag === 'zh') return this.#isMadeOfKnown(word)
    const same = [word, ...(shortFor[word] ?? []), ...(term === undefined ? [] : [normalizeTerm(term)])]
    return same.some((form) => this.#words.has(form))
  }

  /** A Mandarin word is known when known words make it up: 中国人 by 中国 and 人. */
  #isMadeOfKnown(word: string): boolean {
    if (word === '' || this.#words.has(word)) return true
    return Array.from(word, (_, place) => place + 1).some(
      (length) => this.#words.has(word.slice(0, length)) && this.#isMadeOfKnown(word.slice(length)),
    )
  }
}
