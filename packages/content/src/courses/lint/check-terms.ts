import { normalizeTerm } from '@lingarden/languages/kit/dictionary/normalize-term'
import type { LessonFile } from '../course-files.ts'
import type { KeyTerm } from '@lingarden/domain/courses/lesson'
import { isUnspaced, listForms, listWords, type LintLanguage } from './vocabulary.ts'

/** Whether a sentence holds a term: a form of it, of a phrase all words in order, of a separable word its halves. */
export function holdsTerm(sentence: string, term: string, language: LintLanguage): boolean {
  if (isUnspaced(language)) return new RegExp(Array.from(term).join('.{0,4}'), 'u').test(sentence)
  // Without the hyphen of vas-y and the apostrophe inside aujourd'hui, at which a term is split as well.
  const words = listWords(sentence, language).flatMap(({ text, term: own = text }) => [
    new Set([normalizeTerm(text).replace(/^-|'$/gu, ''), normalizeTerm(own)]),
  ])
  let from = 0
  for (const part of splitTerm(term, language)) {
    const forms = new Set(listForms(part, language))
    const found = words.findIndex((word, place) => place >= from && [...word].some((form) => forms.has(form)))
    if (found === -1) return false
    from = found + 1
  }
  return true
}

/** The words of a term that a sentence must hold: a pronoun in front or an elision may change. */
function splitTerm(term: string, { rules }: LintLanguage): string[] {
  const words = normalizeTerm(term)
    .split(/[ ']/u)
    .filter((word) => word !== '')
  return words.length > 1 && rules.leadingWords?.has(words[0] ?? '') ? words.slice(1) : words
}

/** Terms of the plan that the dictionary does not know. */
export const checkPlannedTerms = ({ terms }: LessonFile, { dictionary }: LintLanguage): string[] =>
  terms.filter((term) => !dictionary.lookUp(term)).map((term) => `${term}: not in the dictionary`)

/** Key terms of a written lesson: in its example, and its speaking words among what was taught. */
export function checkTerms(terms: readonly KeyTerm[], language: LintLanguage): string[] {
  return terms
    .filter(({ term, example }) => !holdsTerm(example, term, language))
    .map(({ term, example }) => `${term}: not in its example "${example}"`)
}

/** A lesson says what its plan says, so that lists of lessons need not open them. */
export function checkPlan({ title, goals, terms, helpers = [], written }: LessonFile): string[] {
  if (!written) return []
  const { grammar } = written
  const grammarText = [grammar.title, grammar.note, ...grammar.examples.map(({ text }) => text)].join(' ')
  return [
    ...(written.title === title ? [] : [`title: the plan says "${title}"`]),
    ...(written.goals.join('|') === goals.join('|') ? [] : ['goals: not those of the plan']),
    ...(written.terms.map(({ term }) => term).join('|') === terms.join('|')
      ? []
      : [`terms: the plan says ${terms.join(', ')}`]),
    ...helpers
      .filter((helper) => !normalizeTerm(grammarText).includes(normalizeTerm(helper)))
      .map((helper) => `helper ${helper}: the grammar note does not teach it`),
  ]
}
