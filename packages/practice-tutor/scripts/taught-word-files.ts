import { listCourses, readCourse } from '@lingarden/content/courses/course-files'
import { languageFolder } from '@lingarden/languages/build/language-folder'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { helpLanguageCodes } from '@lingarden/languages/help-languages'
import type { GeneratedModule } from './task-files.ts'

/** What the words of each course mean to its readers, as its lessons say it. */
export const compileTaughtWords = (): GeneratedModule[] =>
  supportedLanguages
    .filter(({ languageCode }) => listCourses().includes(languageCode))
    .map(({ tag, languageCode }) => ({
      file: new URL('generated/taught-words.ts', languageFolder(tag)),
      text: moduleOf(rowsOf(languageCode)),
    }))

/** A row a word: what it means where it is taught first. */
function rowsOf(languageCode: Parameters<typeof readCourse>[0]): string[][] {
  const rows = new Map<string, string[]>()
  for (const { lessons, texts } of readCourse(languageCode).units)
    for (const { slug, written } of lessons)
      for (const { term, gloss } of written?.terms ?? []) {
        const said = helpLanguageCodes.map((code) =>
          code === 'en' ? gloss : (texts[code]?.[slug]?.[gloss] ?? ''),
        )
        if (!rows.has(term)) rows.set(term, [term, ...said])
      }
  return [['term', ...helpLanguageCodes], ...rows.values()]
}

const moduleOf = (rows: readonly string[][]): string =>
  `// Generated from the course by packages/practice-tutor/scripts/compile-tasks.ts. Do not edit.
import { readTaughtWords } from '@lingarden/languages/kit/tutor/taught-words'

export const taughtWords = readTaughtWords(${JSON.stringify(rows.map((row) => row.join('\t')).join('\n'))})
`
