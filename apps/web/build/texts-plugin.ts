import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { shelves } from '../src/i18n/shelves.ts'

const moduleName = /^virtual:texts\/([a-z]{2})(?:\/([a-z]+))?$/

/** A group is a file of its name: `bankWords` lies in `bank-words.ts`. */
const fileOf = (group: string) => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const groupsOn = (shelf: string) =>
  Object.entries(shelves).flatMap(([group, own]) => (own === shelf ? [group] : []))

/**
 * Gives the app each language of the interface: `virtual:texts/es` has the groups of the entry and how the others are loaded,
 * `virtual:texts/es/bank` those of one shelf. A group that a language lacks fails the build.
 * @param root the web app's folder
 */
export function textsPlugin(root: string): Plugin {
  const importsOf = (language: string, groups: readonly string[]) =>
    groups.map((group) => {
      const file = resolve(root, 'src/i18n', language, `${fileOf(group)}.ts`)
      return `import { ${group} } from ${JSON.stringify(file)}`
    })

  function shelfModule(language: string, shelf: string): string {
    const groups = groupsOn(shelf)
    return [...importsOf(language, groups), `export default { ${groups.join(', ')} }`].join('\n')
  }

  function languageModule(language: string): string {
    const entry = groupsOn('entry')
    const others = [...new Set(Object.values(shelves))].filter((shelf) => shelf !== 'entry')
    const loaders = others.map(
      (shelf) => `const ${shelf} = () => import(${JSON.stringify(`virtual:texts/${language}/${shelf}`)})`,
    )
    const groups = others.flatMap((shelf) => groupsOn(shelf).map((group) => `${group}: ${shelf}`))
    return [
      ...importsOf(language, entry),
      ...loaders,
      `export default { entry: { ${entry.join(', ')} }, groups: { ${groups.join(', ')} } }`,
    ].join('\n')
  }

  return {
    name: 'lingarden-texts',
    resolveId: (id) => (moduleName.test(id) ? `\0${id}` : undefined),
    load(id) {
      const [, language, shelf] = moduleName.exec(id.slice(1)) ?? []
      if (!id.startsWith('\0') || language === undefined) return
      return shelf === undefined ? languageModule(language) : shelfModule(language, shelf)
    },
  }
}
