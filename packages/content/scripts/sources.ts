import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

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

const registry = JSON.parse(
  readFileSync(fileURLToPath(new URL('sources.json', import.meta.url)), 'utf8'),
) as Record<string, Source>

export const sourceKeys: readonly string[] = Object.keys(registry)
export const sources: readonly Source[] = Object.values(registry)

/**
 * Reads a source, once its checksum is right.
 * @param folder where the sources lie
 * @throws Error where the file is missing or is not the one that the build was made for
 */
export function readSource(folder: string, key: string): Buffer {
  const location = locateSource(folder, key)
  const content = readFileSync(location)
  const found = createHash('sha256').update(content).digest('hex')
  const wanted = registry[key]?.sha256
  if (found !== wanted) throw new Error(`${location} has sha256 ${found}, wanted ${wanted}`)
  return content
}

/** Where a source lies. */
export function locateSource(folder: string, key: string): string {
  const source = registry[key]
  if (!source) throw new Error(`${key} is no source`)
  return join(folder, source.file)
}

export const readText = (folder: string, key: string): string => readSource(folder, key).toString('utf8')
