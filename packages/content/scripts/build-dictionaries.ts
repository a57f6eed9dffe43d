// Builds dictionary/*.json.gz and dictionary/manifest.json of each language from the sources that its sources.json names.
// Usage: node packages/content/scripts/build-dictionaries.ts --source FOLDER [tag of a language ...]
// FOLDER holds the Debian files and the node_modules of the npm packages; see packages/languages/build/README.md.
import { parseArgs } from 'node:util'
import { findSource, listSources, readSource } from '@lingarden/languages/build/sources'
import { listCourses, readCourse } from '../src/courses/course-files.ts'
import { listDictionaryBuilds } from './dictionary-builds.ts'
import { writeManifest, writeTable } from './write-output.ts'

const { values, positionals } = parseArgs({ options: { source: { type: 'string' } }, allowPositionals: true })
const { source } = values
if (!source) {
  console.error('Say where the sources lie: --source FOLDER')
  process.exit(1)
}

for (const { language, sharedSources, build } of await listDictionaryBuilds(positionals)) {
  const { tag, languageCode } = language
  const keys = listSources(tag, sharedSources)
  for (const key of keys) readSource(source, key)
  const units = listCourses().includes(languageCode) ? readCourse(languageCode).units : []
  const taught = units.flatMap(({ lessons }) => lessons.flatMap(({ terms }) => terms))
  const { entries, forms } = await build(source, taught)
  writeManifest(tag, {
    ...writeTable(tag, 'entries.json.gz', entries, entries.length),
    ...(forms && { forms: writeTable(tag, 'forms.json.gz', forms, forms.lemmas.length) }),
    sources: keys.map(findSource),
  })
}
