import { globSync, readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { parseArticles } from './prose/parse-articles.ts'
import { parseLegal } from './prose/parse-legal.ts'

/** What is written in Markdown, by the name of its module: where it lies, and how a file is read. */
const kinds = {
  help: { folder: 'src/features/support/articles', parse: parseArticles },
  legal: { folder: 'src/features/legal', parse: parseLegal },
}
const moduleName = /^virtual:prose\/(help|legal)\/([a-z]{2})$/

/**
 * Gives the app what is written in Markdown as data: `virtual:prose/help/en` has the articles of each file of
 * `src/features/support/articles/en` by its name, and `virtual:prose/legal/en` the legal texts. A file of another shape fails the
 * build with its name.
 */
export function prosePlugin(root: string): Plugin {
  return {
    name: 'lingarden-prose',
    resolveId: (id) => (moduleName.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, kind, language] = moduleName.exec(id.slice(1)) ?? []
      if (!id.startsWith('\0') || !language) return
      const { folder, parse } = kinds[kind as keyof typeof kinds]
      const files = globSync('*.md', { cwd: resolve(root, folder, language) }).toSorted()
      const texts = files.map((name) => {
        const file = resolve(root, folder, language, name)
        this.addWatchFile(file)
        try {
          return [basename(name, '.md'), parse(readFileSync(file, 'utf8'))]
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
        }
      })
      return `export default ${JSON.stringify(Object.fromEntries(texts))}`
    },
  }
}
