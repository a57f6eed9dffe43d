// Prints what the author of a lesson needs: its plan, its terms as the dictionary has them, and what was taught before.
// Usage: node packages/content/scripts/courses/brief.ts es/course/02-people-around-me/1-my-family
import { findLanguage } from '@lingarden/languages/find-language'
import { listCourses, readCourse } from '../../src/courses/course-files.ts'
import { openLanguage } from '../../src/courses/lint/open-language.ts'

const path = (process.argv[2] ?? '').replace(/\.yaml$/u, '')
const languageCode = listCourses().find((code) => path.startsWith(`${findLanguage(code)?.tag}/`))
if (!languageCode) throw new Error(`no course has a lesson ${path}`)
const course = readCourse(languageCode)
const lessons = course.units.flatMap((unit) => unit.lessons)
const place = lessons.findIndex(({ file }) => file.endsWith(`${path}.yaml`))
const lesson = lessons[place]
if (!lesson) throw new Error(`no plan names ${path}`)

const { dictionary } = await openLanguage(languageCode)
console.log(`${lesson.title}: ${lesson.goals.join('; ')}\ngrammar: ${lesson.grammar}`)
console.log(`helpers: ${lesson.helpers?.join(', ') ?? 'none'}\n`)
for (const term of lesson.terms) {
  const entry = dictionary.lookUp(term)
  console.log(
    `${term}  ${entry?.pronunciation ?? ''}  ${entry?.definition.slice(0, 100) ?? 'NOT IN THE DICTIONARY'}`,
  )
}
console.log('\ntaught before:')
for (const { title, terms, helpers = [] } of lessons.slice(0, place))
  console.log(`  ${title}: ${[...terms, ...helpers].join(', ')}`)
console.log('cast:')
for (const [name, who] of Object.entries(course.cast)) console.log(`  ${name}: ${who}`)
console.log(`names: ${course.names.join(', ')}\ninternational: ${course.international.join(', ')}`)
