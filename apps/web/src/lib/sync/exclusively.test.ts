import { expect, it } from 'vitest'
import { exclusively } from './exclusively'

it('runs tasks of a name one after the other, also after one that failed', async () => {
  const log: string[] = []
  const task =
    (name: string, isFailing = false) =>
    async () => {
      log.push(`${name} begins`)
      await Promise.resolve()
      log.push(`${name} ends`)
      if (isFailing) throw new Error(name)
    }
  const results = await Promise.allSettled([
    exclusively('sync', task('a', true)),
    exclusively('sync', task('b')),
  ])
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})
