import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * Reads a hand-made list from the folder `hand`: a line is a term, a tab and what is said of it; lines that start
 * with # are comments.
 */
export function readHand(file: string): Map<string, string> {
  const text = readFileSync(fileURLToPath(new URL(`../hand/${file}`, import.meta.url)), 'utf8')
  const rows = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    rows.map((row) => {
      const [term = '', ...rest] = row.split('\t')
      return [term, rest.join('\t')]
    }),
  )
}
