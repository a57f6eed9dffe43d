import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('no style looks into a group or a peer by :has, for which Chromium computes the whole page anew at each insertion', () => {
  const sources = globSync('../**/*.tsx', { cwd: import.meta.dirname })
  const found = sources.filter((file) =>
    /\b(group|peer)-has-/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )
  expect(sources.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
