import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supportedLanguages } from '../find-language.ts'
import { languageFolder } from './language-folder.ts'

/** A file that the build reads, with what the licence manifest says of it. */
export interface Source {
  name: string
  version: string
  url: string
  licence: string
  usedFor: string
  /** Below the folder of the sources. */
  file: string
  sha256: string
}

const readList = (location: URL): Record<string, Source> =>
  existsSync(location) ? (JSON.parse(readFileSync(location, 'utf8')) as Record<string, Source>) : {}

/** The sources that languages share. */
const shared = readList(new URL('european/sources.json', import.meta.url))

/** A language's own sources, by their keys. */
const listOwn = (tag: string): Record<string, Source> =>
  readList(new URL('dictionary/sources.json', languageFolder(tag)))

const known: Record<string, Source> = Object.assign(
  { ...shared },
  ...supportedLanguages.map(({ tag }) => listOwn(tag)),
)

/** Keys of all sources that a language is built of. @param sharedKeys of those that it shares with others */
export const listSources = (tag: string, sharedKeys: readonly string[]): string[] => [
  ...Object.keys(listOwn(tag)),
  ...sharedKeys,
]

/**
 * What is known of a source.
 * @throws Error where no list has it
 */
export function findSource(key: string): Source {
  const source = known[key]
  if (!source) throw new Error(`${key} is no source`)
  return source
}

/**
 * Reads a source, once its checksum is right.
 * @param folder where the sources lie
 * @throws Error where the file is missing or is not the one that the build was made for
 */
export function readSource(folder: string, key: string): Buffer {
  const location = locateSource(folder, key)
  const content = readFileSync(location)
  const found = createHash('sha256').update(content).digest('hex')
  const wanted = findSource(key).sha256
  if (found !== wanted) throw new Error(`${location} has sha256 ${found}, wanted ${wanted}`)
  return content
}

/** Where a source lies. */
export const locateSource = (folder: string, key: string): string => join(folder, findSource(key).file)

export const readText = (folder: string, key: string): string => readSource(folder, key).toString('utf8')
