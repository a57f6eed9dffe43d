import { listCourses, readCourse } from '@lingarden/content/courses/course-files'
import { readCompiledWords, type CompiledWords } from '@lingarden/content/compiled-words'
import {
  publishCourse,
  type PublishedCourse,
  type PublishedFile,
} from '@lingarden/content/courses/publish-course'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { loadCommonWords } from '@lingarden/languages/load'
import type { Plugin } from 'vite'

/** What says where files lie, by the module's name: of the courses for every page, of common words for who shows a meaning. */
const listings = {
  'virtual:course-addresses': ({ addresses }: PublishedCourse) => addresses,
  'virtual:common-word-addresses': ({ commonWords }: PublishedCourse) => commonWords,
}

/**
 * Puts the courses beside the web app as JSON files, with what common words mean, and says by virtual modules where
 * each lies; and beside them the words of the tutor's first lines. The app never imports the content itself, so a screen loads
 * what it shows and no more.
 */
export function coursesPlugin(): Plugin {
  const courses = new Map<string, PublishedCourse>()
  const openings = new Map<string, PublishedFile[]>()
  const readAll = async () => {
    const withCourse = new Set(listCourses())
    for (const { languageCode, tag } of supportedLanguages) {
      const words = readCompiledWords(languageCode)
      if (withCourse.has(languageCode))
        courses.set(
          languageCode,
          publishCourse(
            readCourse(languageCode),
            (_lesson, slug) => words.lookAlikes[slug] ?? [],
            await loadCommonWords(tag),
          ),
        )
      openings.set(languageCode, publishOpenings(languageCode, words.openings))
    }
  }
  const listFiles = () => [
    ...[...courses.values()].flatMap(({ files }) => files),
    ...[...openings.values()].flat(),
  ]
  return {
    name: 'lingarden-courses',
    buildStart: readAll,
    resolveId: (id) => (Object.hasOwn(listings, id) ? `\0${id}` : undefined),
    load(id) {
      const [, listed] = Object.entries(listings).find(([name]) => id === `\0${name}`) ?? []
      if (!listed) return
      const addresses = [...courses].map(([languageCode, course]) => [languageCode, listed(course)])
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

/** A small file for each topic. */
const publishOpenings = (languageCode: string, openings: CompiledWords['openings']): PublishedFile[] =>
  Object.entries(openings).map(([topic, words]) => ({
    fileName: `openings/${languageCode}/${topic}.json`,
    content: JSON.stringify(words),
  }))
