import { existsSync } from 'node:fs'
import { firstSenseOf, listHeadwords, readBuiltDictionary } from '../../build/built-dictionary.ts'
import { languageFolder } from '../../build/language-folder.ts'
import { languageOf, supportedLanguages, type LanguageTag } from '../../find-language.ts'
import type { DictionaryEntry } from '../../kit/dictionary/entry.ts'
import type { GlossaryTerm } from '../../kit/tutor/glossary.ts'
import type { CompiledFile } from './compiled-file.ts'

/** Terms that a tutor explains: those of the levels that are taught, and what is as frequent. */
const mostTerms = 8000

/** The terms that the tutor can explain, of each language that has a dictionary. */
export const compileGlossaries = (): CompiledFile[] =>
  supportedLanguages
    .filter(({ tag }) => existsSync(new URL('dictionary/manifest.json', languageFolder(tag))))
    .map(({ tag }) => ({ path: `${tag}/generated/glossary.ts`, text: moduleOf(termsOf(tag)) }))

function termsOf(tag: LanguageTag): GlossaryTerm[] {
  const hasReading = languageOf(tag).pronunciation && !languageOf(tag).hasAlphabet
  return listHeadwords(readBuiltDictionary(tag), mostTerms).flatMap((entry) => {
    const meaning = shortMeaning(entry)
    const [reading = ''] = entry.pronunciation.split(' | ')
    return meaning === '' ? [] : [{ term: entry.term, meaning, ...(hasReading && { reading }) }]
  })
}

/** The first sense, without the class of the word and what stands in brackets. */
const shortMeaning = (entry: DictionaryEntry): string =>
  firstSenseOf(entry)
    .replace(/^(?:(?:n|v|adj|adv|interj|prep|conj|pron|num|art|det|m|f|pl|phr|part)\.\s*(?:\/\s*)?)+/u, '')
    .replaceAll(/\s*\([^)]*\)/gu, '')
    .trim()

const lineOf = ({ term, meaning, reading = '' }: GlossaryTerm): string =>
  [term, meaning, ...(reading === '' ? [] : [reading])].join('\t')

const moduleOf = (terms: readonly GlossaryTerm[]): string =>
  `// Generated from the dictionary by packages/languages/scripts/compile-texts.ts. Do not edit.
import { readGlossary } from '@lingarden/languages/kit/tutor/glossary'

export const glossary = readGlossary(${JSON.stringify(terms.map(lineOf).join('\n'))})
`
