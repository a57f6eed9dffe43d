import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { sources } from './sources.ts'

const target = fileURLToPath(new URL('../dictionaries/', import.meta.url))

/** What the manifest says of one compressed file. */
export interface FileManifest {
  entries: number
  /** Of the compressed file. */
  bytes: number
  sha256: string
}

export interface DictionaryManifest extends FileManifest {
  languageCode: string
  /** The table of inflected forms, where the language inflects. */
  forms?: FileManifest
}

/** Writes a value as compressed JSON; the same value gives the same bytes. */
export function writeTable(file: string, value: unknown, entries: number): FileManifest {
  const compressed = gzipSync(JSON.stringify(value), { level: 9 })
  writeFileSync(join(target, file), compressed)
  console.log(`${file}: ${entries} entries, ${compressed.length} bytes compressed`)
  const sha256 = createHash('sha256').update(compressed).digest('hex')
  return { entries, bytes: compressed.length, sha256 }
}

export function writeManifest(dictionaries: readonly DictionaryManifest[]) {
  const manifest = {
    dictionaries,
    sources: sources.map(({ name, version, url, licence, usedFor, sha256 }) => ({
      name,
      version,
      url,
      licence,
      usedFor,
      sha256,
    })),
  }
  writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
