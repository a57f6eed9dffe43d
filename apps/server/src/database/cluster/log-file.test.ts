import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openLogFile } from './log-file.ts'
import { namesIn, temporaryFolder } from './test/fixtures.ts'

it('keeps to two files of its size, whatever is said', async () => {
  const folder = await temporaryFolder()
  const path = join(folder, 'postgres.log')
  const add = openLogFile(path, 100)
  for (let count = 0; count < 50; count++) add(`line ${count} of many`)
  expect(await namesIn(folder)).toEqual(['postgres.log', 'postgres.log.1'])
  expect(await readFile(path, 'utf8')).toContain('line 49')
  expect((await readFile(path, 'utf8')).length).toBeLessThan(120)
})

it('goes on where an earlier run ended', async () => {
  const path = join(await temporaryFolder(), 'postgres.log')
  openLogFile(path)('first')
  openLogFile(path)('second')
  expect(await readFile(path, 'utf8')).toBe('first\nsecond\n')
})

it('lets nothing fail where it cannot be written', async () => {
  const add = openLogFile(join(await temporaryFolder(), 'missing', 'postgres.log'))
  expect(() => add('unheard')).not.toThrow()
})
