import { listCourses, readCourse } from '@lingarden/content/courses/course-files'
import { openLanguage } from '@lingarden/content/courses/lint/open-language'
import { openLookAlikes } from '@lingarden/content/courses/look-alikes'
import { publishCourse } from '@lingarden/content/courses/publish-course'
import type { Plugin } from 'vite'

const moduleId = 'virtual:course-addresses'
const resolvedId = `\0${moduleId}`

/**
 * Puts the courses beside the web app as JSON files, and says by `virtual:course-addresses` where each lies. The app
 * never imports the content itself, so a screen loads what it shows and no more.
 */
export function coursesPlugin(): Plugin {
  let courses: { languageCode: string; published: ReturnType<typeof publishCourse> }[] = []
  const readAll = async () => {
    courses = await Promise.all(
      listCourses().map(async (languageCode) => {
        const course = readCourse(languageCode)
        const findLookAlikes = openLookAlikes(course, await openLanguage(languageCode))
        return { languageCode, published: publishCourse(course, findLookAlikes) }
      }),
    )
  }
  return {
    name: 'lingarden-courses',
    buildStart: readAll,
    resolveId: (id) => (id === moduleId ? resolvedId : undefined),
    load(id) {
      if (id !== resolvedId) return
      const addresses = courses.map(({ languageCode, published }) => [languageCode, published.addresses])
      return `export default ${JSON.stringify(Object.fromEntries(addresses))}`
    },
    generateBundle() {
      for (const { fileName, content } of courses.flatMap(({ published }) => published.files))
        this.emitFile({ type: 'asset', fileName, source: content })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = courses
          .flatMap(({ published }) => published.files)
          .find(({ fileName }) => request.url === `/${fileName}`)
        if (!file) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(file.content)
      })
    },
  }
}
