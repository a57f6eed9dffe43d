import { readFileSync } from 'node:fs'

/** The lines of a file of hand-checked sentences, without its comments. */
export function readCases(name: string): string[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
