import { globSync, readFileSync } from 'node:fs'
import type { Requirement } from './read-document.ts'

/** "requirement 4.2", "requirements 4.9, 4.10b and 5.1" in comments. */
const citation = /requirements? (\d{1,2}\.\d{1,2}[a-z]?(?:(?:, | and |, and )\d{1,2}\.\d{1,2}[a-z]?)*)/g

/** The ids that a text cites. */
export function citedIds(text: string): string[] {
  return [...text.matchAll(citation)].flatMap((match) => match[1]?.match(/\d{1,2}\.\d{1,2}[a-z]?/g) ?? [])
}

/** Cited ids that lead nowhere. A whole sentence (4.9) may be cited for its parts (4.9a, 4.9b). */
export function citationFaults(root: string, requirements: Requirement[]): string[] {
  const known = new Set(requirements.flatMap(({ id }) => [id, id.replace(/[a-z]$/, '')]))
  return globSync(
    '{apps/*/src,packages/*/src,packages/languages,supabase/migrations,e2e}/**/*.{ts,tsx,sql}',
    {
      cwd: root,
    },
  ).flatMap((file) =>
    citedIds(readFileSync(`${root}/${file}`, 'utf8'))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: cites requirement ${id}, which there is not`),
  )
}
