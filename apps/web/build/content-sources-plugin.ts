import { listLicences } from '@lingarden/content/licences'
import type { Plugin } from 'vite'

const moduleId = 'virtual:content-sources'
const resolvedId = `\0${moduleId}`

/** Gives the app the content's list of sources and licences by `virtual:content-sources`; the app never imports the content. */
export function contentSourcesPlugin(): Plugin {
  return {
    name: 'lingarden-content-sources',
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return
      const sources = listLicences().map(({ name, usedFor, source, licence }) => ({
        name,
        usedFor,
        address: /https?:\/\/[^\s;]+/.exec(source)?.[0],
        licence,
      }))
      return `export default ${JSON.stringify(sources)}`
    },
  }
}
