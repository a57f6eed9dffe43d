import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { bundles } from '@/i18n/bundles'
import { groupsReadBy, sources } from '@/test/script-texts'

/** Groups that are there whenever anything is shown; nobody names them. */
const isAlwaysHere = (group: string) => Reflect.get(bundles, group) === 'entry'

const partPattern =
  /(withTexts\(\s*)?async \(\) =>\s*\(await import\('([^']+)'\)\)\.(\w+)(?:,\s*((?:'\w+'(?:,\s*)?)+)\))?/g

/** Every part of the app that is loaded by itself, with the groups that are named beside it. */
const parts = globSync('{app,components,features}/**/*.{ts,tsx}', { cwd: sources })
  .filter((path) => !path.includes('.test.'))
  .flatMap((path) => {
    const file = join(sources, path)
    return [...readFileSync(file, 'utf8').matchAll(partPattern)].map(
      ([, , specifier = '', name = '', named = '']) => ({
        path: `${path}: ${name}`,
        read: groupsReadBy(specifier, file, name).filter((group) => !isAlwaysHere(group)),
        named: [...named.matchAll(/\w+/g)].map(([group]) => group).sort(),
      }),
    )
  })

it('the parts of the app are found', () => {
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.find(({ path }) => path.endsWith('BankPage'))?.read).toContain('bankWords')
})

// One that is missing would come after the page, and hold it back; one too many is loaded for nothing.
it.each(parts)('$path comes with the groups of texts that it reads', ({ read, named }) => {
  expect(named).toEqual(read)
})
