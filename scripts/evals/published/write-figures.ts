import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { LanguageCounts, PrecisionFigures } from '@lingarden/domain/precision/precision-figures'
import { countsOf } from '../sentences/score.ts'
import type { TurnResult } from '../sentences/take-turns.ts'
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

/** The counts of every language that has a measuring set. */
export const countsByLanguage = (results: readonly TurnResult[]): LanguageCounts[] =>
  supportedLanguages.map(({ tag }) => countsOf(tag, results)).filter(({ wrong }) => wrong > 0)

/** Publishes what was measured, with day and commit; the files that were written. */
export async function writeFigures(results: readonly TurnResult[]): Promise<string[]> {
  const figures: PrecisionFigures = {
    measuredOn: new Date().toISOString().slice(0, 10),
    commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
    languages: countsByLanguage(results),
  }
  writeFileSync(new URL(figuresFile, root), asJson(figures))
  writeFileSync(new URL(documentFile, root), documentWith(publishedDocument(), figures))
  return [figuresFile, documentFile]
}

/** A type's counts on one line, so that a change is read at a glance. */
const asJson = (figures: PrecisionFigures): string =>
  `${JSON.stringify(figures, null, 2).replace(/\{\s*("type":[^{}]*?)\s*\}/g, (_, inside: string) => `{ ${inside.replace(/\s+/g, ' ')} }`)}\n`
