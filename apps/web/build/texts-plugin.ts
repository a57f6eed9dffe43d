import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { bundles } from '../src/i18n/bundles.ts'

const moduleName = /^virtual:texts\/([a-z]{2})(?:\/([a-z]+))?$/

/** A group is a file of its name: `bankWords` lies in `bank-words.ts`. */
const fileOf = (group: string) => group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const groupsIn = (bundle: string) =>
  Object.entries(bundles).flatMap(([group, own]) => (own === bundle ? [group] : []))

/**
 * Gives the app each language of the interface: `virtual:texts/es` has the groups of the entry and how the others are loaded,
 * `virtual:texts/es/bank` those of one bundle. A group that a language lacks fails the build.
 * @param root the web app's folder
 */
export function textsPlugin(root: string): Plugin {
  const importsOf = (language: string, groups: readonly string[]) =>
    groups.map((group) => {
      const file = resolve(root, 'src/i18n', language, `${fileOf(group)}.ts`)
      return `import { ${group} } from ${JSON.stringify(file)}`
    })

  function bundleModule(language: string, bundle: string): string {
    const groups = groupsIn(bundle)
    return [...importsOf(language, groups), `export default { ${groups.join(', ')} }`].join('\n')
  }

  function languageModule(language: string): string {
    const entry = groupsIn('entry')
    const others = [...new Set(Object.values(bundles))].filter((bundle) => bundle !== 'entry')
    const loaders = others.map(
      (bundle) => `const ${bundle} = () => import(${JSON.stringify(`virtual:texts/${language}/${bundle}`)})`,
    )
    const groups = others.flatMap((bundle) => groupsIn(bundle).map((group) => `${group}: ${bundle}`))
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
      const [, language, bundle] = moduleName.exec(id.slice(1)) ?? []
      if (!id.startsWith('\0') || language === undefined) return
      return bundle === undefined ? languageModule(language) : bundleModule(language, bundle)
    },
  }
}
