import { globSync } from 'node:fs'
import { loadLandings } from '@lingarden/languages/landing'
import { expect, it } from 'vitest'

it.each([...(await loadLandings())])(
  'the course of %s has as many lessons as the landing page says',
  (tag, { lessons }) => {
    expect(globSync(`packages/languages/${tag}/course/*/[0-9]*.yaml`)).toHaveLength(lessons)
  },
)
