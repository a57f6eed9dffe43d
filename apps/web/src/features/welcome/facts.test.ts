import { globSync } from 'node:fs'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { expect, it } from 'vitest'
import { lessonsOfCourse } from './facts'

it.each(supportedLanguages)(
  'the course of $language has as many lessons as the landing page says',
  ({ languageCode }) => {
    expect(globSync(`packages/content/courses/${languageCode}/*/[0-9]*.yaml`)).toHaveLength(lessonsOfCourse)
  },
)
