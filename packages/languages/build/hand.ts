import { readFileSync } from 'node:fs'

/**
 * Reads a hand-made list: a line is a term, a tab and what is said of it; lines that start with # are comments.
 * @param location in a folder `hand`
 */
export function readHand(location: URL): Map<string, string> {
  const rows = readFileSync(location, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [term = '', ...rest] = row.split('\t')
      return [term, rest.join('\t')]
    }),
  )
}
