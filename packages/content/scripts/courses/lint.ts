// Checks the courses and prints what is wrong, one finding a line, then figures of each course.
// Usage: node packages/content/scripts/courses/lint.ts [path of a course, unit or lesson]
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { languagesFolder } from '@lingarden/languages/build/language-folder'
import { findLanguage } from '@lingarden/languages/find-language'
import { listCourses, listStrayFiles, readCourse } from '../../src/courses/course-files.ts'
import { CourseFileError } from '../../src/courses/parse-course-file.ts'
import { lintCourse } from '../../src/courses/lint/lint-course.ts'
import { openLanguage } from '../../src/courses/lint/open-language.ts'

const root = fileURLToPath(languagesFolder)
const wanted = process.argv[2] === undefined ? '' : resolve(process.argv[2]).slice(root.length)

const isWanted = (code: string) => wanted === '' || wanted.startsWith(`${findLanguage(code)?.tag}/course`)

for (const languageCode of listCourses().filter(isWanted)) {
  try {
    const course = readCourse(languageCode)
    const stray = listStrayFiles(course).map((file) => `${file}: not in the plan of its unit`)
    const findings = [...stray, ...lintCourse(course, await openLanguage(languageCode))].filter((finding) =>
      finding.startsWith(wanted),
    )
    const lessons = course.units.flatMap((unit) => unit.lessons)
    for (const finding of findings) console.error(finding)
    const terms = new Set(lessons.flatMap((lesson) => lesson.terms)).size
    const written = lessons.filter((lesson) => lesson.written).length
    console.log(
      `${languageCode}: ${course.units.length} units, ${lessons.length} lessons planned, ${written} written, ${terms} terms, ${findings.length} findings`,
    )
    if (findings.length > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof CourseFileError)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
