import { listCourses, readCourse } from '@lingarden/content/courses/course-files'
import { openLanguage } from '@lingarden/content/courses/lint/open-language'
import { openLookAlikes } from '@lingarden/content/courses/look-alikes'
import { publishCourse, type PublishedFile } from '@lingarden/content/courses/publish-course'
import { publishOpenings } from '@lingarden/content/openings/publish-openings'
import { supportedLanguages } from '@lingarden/languages/find-language'
import type { Plugin } from 'vite'

const moduleId = 'virtual:course-addresses'
const resolvedId = `\0${moduleId}`

/**
 * Puts the courses beside the web app as JSON files, and says by `virtual:course-addresses` where each lies; and beside them
 * the words of the tutor's first lines. The app never imports the content itself, so a screen loads what it shows and no more.
 */
export function coursesPlugin(): Plugin {
  let courses: { languageCode: string; published: ReturnType<typeof publishCourse> }[] = []
  let openings: PublishedFile[] = []
  const readAll = async () => {
    // Each dictionary is opened once, and forgotten with this.
    const opened = new Map(
      supportedLanguages.map(({ languageCode }) => [languageCode, openLanguage(languageCode)] as const),
    )
    courses = await Promise.all(
      listCourses().map(async (languageCode) => {
        const course = readCourse(languageCode)
        const language = await (opened.get(languageCode) ?? openLanguage(languageCode))
        return { languageCode, published: publishCourse(course, openLookAlikes(course, language)) }
      }),
    )
    const published = [...opened].map(async ([code, language]) => publishOpenings(code, await language))
    openings = (await Promise.all(published)).flat()
  }
  const listFiles = () => [...courses.flatMap(({ published }) => published.files), ...openings]
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
      for (const { fileName, content } of listFiles())
        this.emitFile({ type: 'asset', fileName, source: content })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = listFiles().find(({ fileName }) => request.url === `/${fileName}`)
        if (!file) return next()
        response.setHeader('content-type', 'application/json; charset=utf-8')
        response.end(file.content)
      })
    },
  }
}
