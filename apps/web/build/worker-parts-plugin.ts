import type { Plugin } from 'vite'

/** What only the tutor's worker plays and says: scenes, tasks of lessons, and what these and common words mean to each reader. */
const played = /packages\/languages\/[^/]+\/generated\/(scenes|meanings-\w+|common-words|tasks)\.(json|ts)$/

/**
 * Leaves out of the page's scripts what only its worker asks for: the page names the same languages, and each of these files
 * would be built and kept for offline a second time, five megabytes of them. A page that did ask would fail at once.
 */
export function workerPartsPlugin(): Plugin {
  return {
    name: 'lingarden-worker-parts',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, name] = played.exec(id) ?? []
      if (name === undefined) return undefined
      const refuse = `throw new Error('${name} are asked for in the worker of the tutor')`
      return {
        code: `${refuse}\nexport default undefined\nexport const ${name.replaceAll('-', '_')} = undefined`,
        moduleType: 'js',
      }
    },
  }
}
