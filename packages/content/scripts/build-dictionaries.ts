// Builds dictionaries/*.json.gz and dictionaries/manifest.json from the sources that sources.json names.
// Usage: node packages/content/scripts/build-dictionaries.ts --source FOLDER
// FOLDER holds the Debian files and the node_modules of the npm packages; see README.md beside this file.
import { parseArgs } from 'node:util'
import { buildFrench } from './european/build-french.ts'
import { buildSpanish } from './european/build-spanish.ts'
import { buildMandarin } from './mandarin/build.ts'
import { readSource, sourceKeys } from './sources.ts'
import { writeManifest, writeTable, type DictionaryManifest } from './write-output.ts'

const { source } = parseArgs({ options: { source: { type: 'string' } } }).values
if (!source) {
  console.error('Say where the sources lie: --source FOLDER')
  process.exit(1)
}

for (const key of sourceKeys) readSource(source, key)

const spanish = await buildSpanish(source)
const french = await buildFrench(source)
const mandarin = buildMandarin(source)

const dictionaries: DictionaryManifest[] = [
  { languageCode: 'zh-CN', ...writeTable('zh-CN.json.gz', mandarin, mandarin.length) },
  ...(
    [
      ['es-ES', spanish],
      ['fr-FR', french],
    ] as const
  ).map(([languageCode, { entries, forms }]) => ({
    languageCode,
    ...writeTable(`${languageCode}.json.gz`, entries, entries.length),
    forms: writeTable(`${languageCode}.forms.json.gz`, forms, forms.lemmas.length),
  })),
]
writeManifest(dictionaries)
