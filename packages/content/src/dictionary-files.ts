import { closeSync, existsSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages, type SupportedLanguage } from '@lingarden/languages/find-language'
import { z } from 'zod'

const fileSchema = z.object({
  entries: z.number().int().positive(),
  bytes: z.number().int().positive(),
  sha256: z.string().length(64),
})
const manifestSchema = fileSchema.extend({ forms: fileSchema.optional() })

/** A compressed file of the build. */
export interface BuiltFile {
  /** Its name in the bucket. */
  name: string
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
export const listDictionaryFiles = (): DictionaryFile[] => supportedLanguages.flatMap(filesOfLanguage)

/** The dictionary of a language as its manifest says it; none where none is built. */
function filesOfLanguage({ tag, languageCode }: SupportedLanguage): DictionaryFile[] {
  const folder = new URL('dictionary/', languageFolder(tag))
  const manifest = new URL('manifest.json', folder)
  if (!existsSync(manifest)) return []
  const { sha256, forms } = manifestSchema.parse(JSON.parse(readFileSync(manifest, 'utf8')))
  return [
    {
      languageCode,
      name: `${languageCode}.json`,
      sha256,
      location: new URL('entries.json.gz', folder),
      ...(forms && {
        forms: {
          name: `${languageCode}.forms.json`,
          sha256: forms.sha256,
          location: new URL('forms.json.gz', folder),
        },
      }),
    },
  ]
}

/** What a browser needs to know of a dictionary before it downloads it. */
export interface DictionaryOffer {
  /** Changes with the data. */
  version: string
  /** Of all its files, unpacked. */
  bytes: number
  hasForms: boolean
}

/** All files of the bucket: the dictionaries, and the forms of those that have some. */
export const listBuiltFiles = (): BuiltFile[] => listDictionaryFiles().flatMap(filesOf)

const filesOf = (dictionary: DictionaryFile): BuiltFile[] =>
  dictionary.forms ? [dictionary, dictionary.forms] : [dictionary]

/** The dictionaries on offer, by language code. */
export function listDictionaryOffers(): Record<string, DictionaryOffer> {
  return Object.fromEntries(
    listDictionaryFiles().map((dictionary) => {
      const files = filesOf(dictionary)
      const version = files.map(({ sha256 }) => sha256.slice(0, 12)).join('-')
      const bytes = files.reduce((sum, { location }) => sum + unpackedSize(location), 0)
      return [dictionary.languageCode, { version, bytes, hasForms: files.length > 1 }]
    }),
  )
}

/** Bytes of what is in a gzip file: it ends with that number (RFC 1952, ISIZE). */
export function unpackedSize(location: URL): number {
  const file = openSync(location, 'r')
  try {
    const trailer = Buffer.alloc(4)
    readSync(file, trailer, 0, trailer.length, fstatSync(file).size - trailer.length)
    return trailer.readUInt32LE()
  } finally {
    closeSync(file)
  }
}
