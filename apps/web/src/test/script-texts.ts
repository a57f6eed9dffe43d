import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** The web app's sources. */
export const sources = resolve(import.meta.dirname, '..')

// What is imported with its values; types leave nothing behind.
const importPattern = /(?:^|\n)(?:import|export)\s+(?!type\b)(?:([^'"]*?)\s+from\s+)?'([^']+)'/g
const readPattern = /\b(?:useTexts|loadTexts|currentTexts)\(([^()]*)\)/g
const namePattern = /'(\w+)'/g

function fileOf(specifier: string, from: string): string | undefined {
  const path = specifier.startsWith('@/')
    ? join(sources, specifier.slice(2))
    : specifier.startsWith('.')
      ? join(dirname(from), specifier)
      : undefined
  return path && [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file))
}

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, names = '', specifier = '']) => {
    const found = fileOf(specifier, file)
    return found ? [{ file: found, names }] : []
  })

/** Where something that a file exports is written: there, or in the file that it is handed on from. */
function homeOf(file: string, name: string): string {
  const handed = importsOf(file).find(({ names }) => new RegExp(`\\b${name}\\b`).test(names))
  return /^export\s+\{/m.test(readFileSync(file, 'utf8')) && handed ? handed.file : file
}

function withImports(file: string, found: Set<string>): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const { file: imported } of importsOf(file)) withImports(imported, found)
  return found
}

/**
 * The groups of texts that a part of the app reads, it and all that comes with it, in the order of the alphabet.
 * @param specifier of the import that loads it
 * @param name of the export that is shown
 */
export function groupsReadBy(specifier: string, from: string, name?: string): string[] {
  const file = fileOf(specifier, from)
  if (!file) return []
  const files = withImports(name === undefined ? file : homeOf(file, name), new Set())
  const read = [...files].flatMap((one) => [...readFileSync(one, 'utf8').matchAll(readPattern)])
  return [
    ...new Set(
      read.flatMap(([, names = '']) => [...names.matchAll(namePattern)].map(([, group = '']) => group)),
    ),
  ].sort()
}
