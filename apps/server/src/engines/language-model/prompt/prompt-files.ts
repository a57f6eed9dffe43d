import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { levels, type Level } from '@lingarden/domain/levels'

const names = [
  'persona',
  'safety',
  'situation',
  'answer',
  'fields',
  'corrections',
  'facts',
  'json-only',
  'plain-text',
  'about-learner',
  'too-hard',
  'second-opinion',
  'rewrite',
  'other-language',
  'recast',
  'recast-held',
  'recast-owed',
] as const

/** The texts of ../prompts, by their names. */
export type PromptFiles = Record<(typeof names)[number], string> & { levels: Record<Level, string> }

const read = (name: string): string =>
  readFileSync(new URL(`../prompts/${name}.md`, import.meta.url), 'utf8').trim()

/** Reads the prompts; they are small and read once, at start. */
export function readPromptFiles(): PromptFiles {
  const files = Object.fromEntries(names.map((name) => [name, read(name)]))
  const byLevel = Object.fromEntries(levels.map((level) => [level, read(`levels/${level}`)]))
  return { ...files, levels: byLevel } as PromptFiles
}

const folder = new URL('../prompts/', import.meta.url)

/** The prompts' version, which goes up with each change of them, and the digest that it was given for. */
export const promptVersion = JSON.parse(readFileSync(new URL('version.json', folder), 'utf8')) as {
  version: number
  digest: string
}

/** The digest of the prompts as they are. */
export function promptDigest(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  const hash = createHash('sha256')
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(`${file.replaceAll('\\', '/')}\n${readFileSync(new URL(file, folder), 'utf8')}\n`)
  return hash.digest('hex').slice(0, 16)
}
