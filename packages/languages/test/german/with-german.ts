import { fileURLToPath } from 'node:url'

const pathOf = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/** The two files that know which languages there are and where they lie, and what stands for them. */
const replacements = new Map([
  [pathOf('../../registry.ts'), pathOf('registry.ts')],
  [pathOf('../../build/language-folder.ts'), pathOf('language-folder.ts')],
])

interface Resolver {
  resolve: (
    source: string,
    importer: string | undefined,
    options: { skipSelf: true },
  ) => Promise<{ id: string } | null>
}

/** For Vite: all that asks the registry finds German in it. No other file of the product is another one. */
export const withGerman = {
  name: 'with-german',
  enforce: 'pre' as const,
  async resolveId(this: Resolver, source: string, importer: string | undefined): Promise<string | undefined> {
    if (!/(?:registry|language-folder)(?:\.ts)?$/.test(source)) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found ? replacements.get(found.id) : undefined
  },
}
