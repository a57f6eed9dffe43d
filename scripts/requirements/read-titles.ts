import { globSync, readFileSync } from 'node:fs'

/** One test whose title carries ids of requirements. */
export interface ProvingTest {
  file: string
  line: number
  /** Ids that the test proves: it would fail if their sentence were false. */
  proven: string[]
  /** Ids it touches without proving them, marked `[~4.2]` in the title. */
  touched: string[]
}

/** `[4.2, ~4.3a]` right at the beginning of a string, also without the comma; several brackets may follow each other. */
const titleIds = /['"`]((?:\[~?\d{1,2}\.\d{1,2}[a-z]?(?:,? ~?\d{1,2}\.\d{1,2}[a-z]?)*\] ?)+)/g
const oneId = /~?\d{1,2}\.\d{1,2}[a-z]?/g
/** A test that nobody runs proves nothing. */
const neverRuns = /\b(?:it|test|describe)\.(?:skip|todo|fixme)\($/

/** The tests of one file's text that carry ids. */
export function titlesOf(file: string, text: string): ProvingTest[] {
  return [...text.matchAll(titleIds)]
    .filter((match) => !neverRuns.test(text.slice(0, match.index).trimEnd()))
    .map((match) => {
      const ids = match[1]?.match(oneId) ?? []
      return {
        file,
        line: text.slice(0, match.index).split('\n').length,
        proven: ids.filter((id) => !id.startsWith('~')),
        touched: ids.filter((id) => id.startsWith('~')).map((id) => id.slice(1)),
      }
    })
}

const places =
  '{apps/*/src,apps/*/build,packages/*/{src,scripts},packages/languages,e2e,scripts}/**/*.{test,spec}.{ts,tsx}'

/** All tests of the project at `root` that carry ids, by file and line. */
export function readTitles(root: string): ProvingTest[] {
  return globSync(places, { cwd: root })
    .sort()
    .flatMap((file) => titlesOf(file, readFileSync(`${root}/${file}`, 'utf8')))
}
