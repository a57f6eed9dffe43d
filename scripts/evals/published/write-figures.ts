import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { readEvalSentences } from '@lingarden/languages/build/eval-sentences'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { Lexicons } from '@lingarden/languages/kit/lexicon/lexicon'
import type { LanguageCounts, PrecisionFigures } from '@lingarden/domain/precision/precision-figures'
import { checkSentence } from '@lingarden/practice-tutor/checking/check-sentence'
import { countsOf } from '../sentences/score.ts'
import { documentWith } from './figures-document.ts'

const root = new URL('../../../', import.meta.url)
/** What the help shows. */
const figuresFile = 'apps/web/src/features/support/precision/figures.json'
/** What is read beside the source. */
const documentFile = 'docs/corrections.md'

const read = (file: string): string => readFileSync(new URL(file, root), 'utf8')

/** The figures that are published. */
export const publishedFigures = (): PrecisionFigures => JSON.parse(read(figuresFile)) as PrecisionFigures

/** The document as it stands. */
export const publishedDocument = (): string => read(documentFile)

/** What the rules do with every sentence of each language that has a measuring set: what a turn shows, in a tenth of its time. */
export const countByRules = (lexicons: Lexicons): LanguageCounts[] =>
  supportedLanguages
    .map(({ tag }) => {
      const checked = readEvalSentences(tag).map((sentence) => {
        return { tag, sentence, corrections: checkSentence(sentence.text, tag, lexicons[tag]) }
      })
      return countsOf(tag, checked)
    })
    .filter(({ wrong }) => wrong > 0)

/** Measures the built-in tutor's rules and publishes it, with day and commit; the files that were written. */
export function writeFigures(lexicons: Lexicons): string[] {
  const figures: PrecisionFigures = {
    measuredOn: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    languages: countByRules(lexicons),
  }
  writeFileSync(new URL(figuresFile, root), asJson(figures))
  writeFileSync(new URL(documentFile, root), documentWith(publishedDocument(), figures))
  return [figuresFile, documentFile]
}

/** A type's counts on one line, so that a change is read at a glance. */
const asJson = (figures: PrecisionFigures): string =>
  `${JSON.stringify(figures, null, 2).replace(/\{\s*("type":[^{}]*?)\s*\}/g, (_, inside: string) => `{ ${inside.replace(/\s+/g, ' ')} }`)}\n`
