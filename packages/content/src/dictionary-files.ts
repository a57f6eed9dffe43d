import { readFileSync } from 'node:fs'
import { z } from 'zod'

const directory = new URL('../dictionaries/', import.meta.url)

const manifestSchema = z.array(
  z.object({ languageCode: z.string(), entries: z.number().int().positive(), sha256: z.string().length(64) }),
)

export interface DictionaryFile {
  languageCode: string
  /** Of the compressed file. */
  sha256: string
  /** The dictionary as JSON, compressed with gzip. */
  location: URL
}

/** The built dictionaries that the bucket `dictionaries` offers. */
export function listDictionaryFiles(): DictionaryFile[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL('manifest.json', directory), 'utf8')))
  return manifest.map(({ languageCode, sha256 }) => ({
    languageCode,
    sha256,
    location: new URL(`${languageCode}.json.gz`, directory),
  }))
}
