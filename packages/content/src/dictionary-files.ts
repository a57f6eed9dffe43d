import { readFileSync } from 'node:fs'
import { z } from 'zod'

const directory = new URL('../dictionaries/', import.meta.url)

const fileSchema = z.object({
  entries: z.number().int().positive(),
  bytes: z.number().int().positive(),
  sha256: z.string().length(64),
})
const manifestSchema = z.object({
  dictionaries: z.array(fileSchema.extend({ languageCode: z.string(), forms: fileSchema.optional() })),
})

/** A compressed file of the build. */
export interface BuiltFile {
  /** Of the compressed file. */
  sha256: string
  /** JSON, compressed with gzip. */
  location: URL
}

export interface DictionaryFile extends BuiltFile {
  languageCode: string
  /** The packed table of inflected forms, for languages that inflect. */
  forms?: BuiltFile
}

/** The built dictionaries that the bucket `dictionaries` offers. */
export function listDictionaryFiles(): DictionaryFile[] {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(new URL('manifest.json', directory), 'utf8')))
  return manifest.dictionaries.map(({ languageCode, sha256, forms }) => ({
    languageCode,
    sha256,
    location: new URL(`${languageCode}.json.gz`, directory),
    ...(forms && {
      forms: { sha256: forms.sha256, location: new URL(`${languageCode}.forms.json.gz`, directory) },
    }),
  }))
}
