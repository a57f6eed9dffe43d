import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import type { Source } from '@lingarden/languages/build/sources'

/** What the manifest says of one compressed file. */
export interface FileManifest {
  entries: number
  /** Of the compressed file. */
  bytes: number
  sha256: string
}

export interface DictionaryManifest extends FileManifest {
  /** The table of inflected forms, where the language inflects. */
  forms?: FileManifest
  sources: readonly Source[]
}

const locate = (tag: string, file: string): URL => new URL(`dictionary/${file}`, languageFolder(tag))

/** Writes a value as compressed JSON; the same value gives the same bytes. */
export function writeTable(tag: string, file: string, value: unknown, entries: number): FileManifest {
  const compressed = gzipSync(JSON.stringify(value), { level: 9 })
  writeFileSync(locate(tag, file), compressed)
  console.log(`${tag} ${file}: ${entries} entries, ${compressed.length} bytes compressed`)
  const sha256 = createHash('sha256').update(compressed).digest('hex')
  return { entries, bytes: compressed.length, sha256 }
}

export function writeManifest(tag: string, { sources, ...files }: DictionaryManifest) {
  const manifest = {
    ...files,
    sources: sources.map(({ name, version, url, licence, usedFor, sha256 }) => ({
      name,
      version,
      url,
      licence,
      usedFor,
      sha256,
    })),
  }
  writeFileSync(locate(tag, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}
