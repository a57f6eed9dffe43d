import { existsSync, readFileSync } from 'node:fs'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { listLicences } from './licences.ts'

const manifestSchema = z.object({
  sources: z.array(z.object({ name: z.string(), licence: z.string(), sha256: z.string() })),
})

const built = supportedLanguages.filter(({ tag }) =>
  existsSync(new URL('dictionary/manifest.json', languageFolder(tag))),
)

describe.each(built)('the dictionary of $language', ({ tag }) => {
  it('is made of nothing but what the licences name, in these very versions', () => {
    const manifest = readFileSync(new URL('dictionary/manifest.json', languageFolder(tag)), 'utf8')
    const { sources } = manifestSchema.parse(JSON.parse(manifest))
    const named = new Map(listLicences().map((work) => [work.name, work]))
    expect(sources.length).toBeGreaterThan(0)
    for (const { name, licence, sha256 } of sources) {
      expect(named.get(name)?.licence, name).toBe(licence)
      expect(named.get(name)?.source, name).toContain(sha256)
    }
  })
})

it('no work is named twice', () => {
  const names = listLicences().map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
