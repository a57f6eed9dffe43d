import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const moduleId = 'virtual:content-sources'
const resolvedId = `\0${moduleId}`

interface ManifestEntry {
  name: string
  'used for': string
  /** An address, and which version of it. */
  source: string
  licence: string
}

function readManifest(): ManifestEntry[] {
  const content = dirname(createRequire(import.meta.url).resolve('@lingarden/content/dictionary-files'))
  return JSON.parse(readFileSync(join(content, '../licenses.json'), 'utf8')) as ManifestEntry[]
}

/** Gives the app the content's list of sources and licences by `virtual:content-sources`; the app never imports the content. */
export function contentSourcesPlugin(): Plugin {
  return {
    name: 'lingarden-content-sources',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return
      const sources = readManifest().map(({ name, source, licence, 'used for': usedFor }) => ({
        name,
        usedFor,
        address: /https?:\/\/[^\s;]+/.exec(source)?.[0],
        licence,
      }))
      return `export default ${JSON.stringify(sources)}`
    },
  }
}
