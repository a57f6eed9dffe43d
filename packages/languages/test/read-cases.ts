import { readFileSync } from 'node:fs'

/** The lines of a file of hand-checked sentences, without its comments. */
export function readCases(location: URL): string[] {
  return readFileSync(location, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
