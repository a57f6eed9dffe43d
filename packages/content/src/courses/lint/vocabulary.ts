import { languageOf, type LanguageTag } from '@lingarden/languages/find-language'
import { wordRulesOf } from '@lingarden/languages/loaded'
import type { CourseRules } from '@lingarden/languages/rules/course-rules'
import type { DictionaryIndex } from '@lingarden/languages/kit/dictionary/dictionary-index'
import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import type { FormTable } from '@lingarden/languages/kit/dictionary/form-table'
import { tokenize, type TextToken } from '@lingarden/domain/dictionary/tokenize'

/** A language as the linter needs it. */
export interface LintLanguage {
  tag: LanguageTag
  dictionary: DictionaryIndex
  forms?: FormTable
  rules: CourseRules
}

/** Whether words stand side by side, without spaces. */
export const isUnspaced = ({ tag }: LintLanguage): boolean => languageOf(tag).wordJoiner === ''

/** The words of a text as they are written, a phrase as its words. */
export function listWords(text: string, language: LintLanguage): TextToken[] {
  const words = tokenize(text, language.tag, language.dictionary).filter(({ kind }) => kind === 'word')
  return isUnspaced(language) ? words : words.flatMap(listParts)
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
    ...withoutPronoun(word, language),
    ...(language.forms?.lookUp(word).map(([lemma]) => lemma) ?? []),
  ])
  const forms = lemmas.flatMap((lemma) => {
    const known = language.forms?.listForms(lemma).map(([form]) => form) ?? []
    return known.length > 0 ? known : agreeing(lemma, language)
  })
  return [...new Set([...single, ...lemmas, ...forms])]
}

/** The forms of a word that agrees and is in no table of forms. */
const agreeing = (word: string, { rules, dictionary }: LintLanguage): string[] =>
  rules.agreeingForms?.(word).filter((form) => dictionary.lookUp(form)) ?? []

/** The verb of a reflexive infinitive. */
function withoutPronoun(word: string, { tag }: LintLanguage): string[] {
  const reflexive = wordRulesOf(tag).forms?.readReflexive(word)
  return reflexive ? [reflexive.base] : []
}

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
    if (isUnspaced(this.#language)) return this.#isMadeOfKnown(word)
    const same = [
      word,
      ...(this.#language.rules.shortFor?.[word] ?? []),
      ...(term === undefined ? [] : [normalizeTerm(term)]),
    ]
    return same.some((form) => this.#words.has(form))
  }

  /** Without spaces a word is known when known words make it up: 中国人 by 中国 and 人. */
  #isMadeOfKnown(word: string): boolean {
    if (word === '' || this.#words.has(word)) return true
    return Array.from(word, (_, place) => place + 1).some(
      (length) => this.#words.has(word.slice(0, length)) && this.#isMadeOfKnown(word.slice(length)),
    )
  }
}
