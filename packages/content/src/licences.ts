import { existsSync, readFileSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { z } from 'zod'

const licencesSchema = z.array(
  z.object({ name: z.string(), 'used for': z.string(), source: z.string(), licence: z.string() }),
)

/** A work that we ship, or that what we ship was made of. */
export interface Licence {
  name: string
  usedFor: string
  /** An address, and which version of it. */
  source: string
  licence: string
}

/** What the licence manifests name: those of each language, then what languages share. */
export function listLicences(): Licence[] {
  const ofLanguages = supportedLanguages.map(({ tag }) => new URL('licenses.json', languageFolder(tag)))
  return [
    ...ofLanguages.filter((location) => existsSync(location)),
    new URL('../licenses.json', import.meta.url),
  ]
    .flatMap((location) => licencesSchema.parse(JSON.parse(readFileSync(location, 'utf8'))))
    .map(({ 'used for': usedFor, ...work }) => ({ ...work, usedFor }))
}
