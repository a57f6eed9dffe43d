import { existsSync, readFileSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import type { LanguageTag } from '@lingarden/languages/find-language'

/** What a learner writes. */
export interface Sentence {
  text: string
  /** The whole sentence put right, in each way that is right; empty where nothing is wrong. */
  right: readonly string[]
}

/** Our own sentences in a language with one mistake each, of the kinds learners make, and ones without any. */
export function sentencesOf(tag: LanguageTag): Sentence[] {
  const file = new URL('evals/sentences.tsv', languageFolder(tag))
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('# '))
    .map((line) => {
      const [text = '', ...right] = line.split('\t')
      return { text, right }
    })
}
