import { describe, expect, it } from 'vitest'
import { compileFacts } from '@lingarden/languages/scripts/texts/compile-facts'
import { compileHearing } from '@lingarden/languages/scripts/texts/compile-hearing'
import { compileLines } from '@lingarden/languages/scripts/texts/compile-lines'
import { compileScenes } from '@lingarden/languages/scripts/texts/compile-scenes'
import { compileTasks } from '../../../practice-tutor/scripts/task-files.ts'

describe('the texts of an added language', () => {
  it.each([compileScenes, compileLines, compileFacts, compileHearing])(
    'are compiled as those of every other: %o',
    async (compile) => {
      const files = compile()
      expect([...new Set(files.map(({ path }) => path.split('/')[0]))]).toEqual(['de'])
      for (const { path, text } of files)
        await expect(text).toMatchFileSnapshot(new URL(path, import.meta.url).pathname)
    },
  )

  it('are compiled from the tasks of its course', async () => {
    const [tasks, ...others] = compileTasks()
    expect(others).toEqual([])
    await expect(tasks?.text).toMatchFileSnapshot(tasks?.file.pathname ?? '')
  })
})
