// Finds in the dictionaries what a build of the web app needs of them, and writes it beside each language, so that a build
// opens no dictionary. With --check it only says whether that is current.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { supportedLanguages, type LanguageCode } from '@lingarden/languages/find-language'
import { compiledWordsFile, type CompiledWords } from '../src/compiled-words.ts'
import { listCourses, readCourse } from '../src/courses/course-files.ts'
import { openLanguage } from '../src/courses/lint/open-language.ts'
import { openLookAlikes } from '../src/courses/look-alikes.ts'
import { readOpenings } from '../src/openings/read-openings.ts'

for (const { languageCode } of supportedLanguages) {
  const file = compiledWordsFile(languageCode)
  const text = linesOf(await compileWords(languageCode))
  if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(
      `${file.pathname} is not current. Run: node packages/content/scripts/compile-dictionary-words.ts`,
    )
    process.exitCode = 1
  }
}

async function compileWords(languageCode: LanguageCode): Promise<CompiledWords> {
  const language = await openLanguage(languageCode)
  const lookAlikes: Record<string, readonly string[]> = {}
  if (listCourses().includes(languageCode)) {
    const course = readCourse(languageCode)
    const find = openLookAlikes(course, language)
    for (const { slug, written } of course.units.flatMap((unit) => unit.lessons)) {
      const found = written ? find(written) : []
      if (found.length > 0) lookAlikes[slug] = found
    }
  }
  return { lookAlikes, openings: await readOpenings(languageCode, language) }
}

/** JSON with a line for each lesson and each topic, so that a change shows where it is. */
function linesOf(words: CompiledWords): string {
  const tables = Object.entries(words).map(([name, table]) => {
    const rows = Object.entries(table as Record<string, unknown>).map(
      ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    )
    return `  ${JSON.stringify(name)}: {\n${rows.join(',\n')}\n  }`
  })
  return `{\n${tables.join(',\n')}\n}\n`
}
