import { readFileSync } from 'node:fs'
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
