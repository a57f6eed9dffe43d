import { existsSync, readdirSync } from 'node:fs'

/** The folder of the languages. */
export const languagesFolder = new URL('../../', import.meta.url)

/** A generated module: its path from the folder of the languages, and its text. */
export interface CompiledFile {
  path: string
  text: string
}

/** The tags of the languages that have a folder, sorted. */
export const languageFolders = (): string[] =>
  readdirSync(languagesFolder)
    .filter((name) => existsSync(new URL(`${name}/pack.ts`, languagesFolder)))
    .toSorted()
