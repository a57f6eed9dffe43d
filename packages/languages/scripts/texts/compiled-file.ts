import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'
import { languagesFolder } from '../../build/language-folder.ts'

/** A generated file: its path from the folder of the languages, and its text. */
export interface CompiledFile {
  path: string
  text: string
}

/**
 * Large content as JSON, with what it is declared as: neither the compiler nor a server has to read and hold it as code.
 * @param path from the folder of the languages, without its ending
 * @param type what it is, as a TypeScript type
 * @param from the module that has the type
 */
export const compiledJson = (
  path: string,
  content: unknown,
  { type, of, from }: { type: string; of: string; from: string },
): CompiledFile[] => [
  { path: `${path}.json`, text: JSON.stringify(content) },
  {
    path: `${path}.d.json.ts`,
    text: `import type { ${of} } from '${from}'

declare const content: ${type}
export default content
`,
  },
]

/** The tags of the languages that have a folder, sorted. */
export const languageFolders = (): string[] =>
  readdirSync(languagesFolder)
    .filter((name) => existsSync(new URL(`${name}/pack.ts`, languagesFolder)))
    .toSorted()

/**
 * A module for each language that has a file of this name.
 * @param compile names the module by its path in the language's folder
 * @throws Error naming the file, the place and what is wrong there
 */
export function compileYaml<Content>(
  name: string,
  schema: z.ZodType<Content>,
  compile: (content: Content) => CompiledFile,
): CompiledFile[] {
  return languageFolders().flatMap((tag) => {
    const file = new URL(`${tag}/${name}`, languagesFolder)
    if (!existsSync(file)) return []
    const parsed = schema.safeParse(parse(readFileSync(file, 'utf8')))
    const [issue] = parsed.error?.issues ?? []
    if (!parsed.success) throw new Error(`${tag}/${name}: ${issue?.path.join('.')}: ${issue?.message}`)
    const { path, text } = compile(parsed.data)
    const note = `// Generated from ${name} by packages/languages/scripts/compile-texts.ts. Do not edit.`
    return [{ path: `${tag}/${path}`, text: `${note}\n${text}` }]
  })
}
