// Packs the strokes of Han characters, which npm has as one file a character: 9,574 files take longer to install than
// everything else (docs/decisions/0064). node packages/content/scripts/write-strokes.ts --source FOLDER
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { locateStrokes, strokesFolder } from '../src/strokes.ts'

const { values } = parseArgs({ options: { source: { type: 'string' } } })
if (!values.source) throw new Error('--source FOLDER is missing: see packages/languages/build/README.md')
const folder = join(values.source, 'node_modules/hanzi-writer-data')

const tag = supportedLanguages.find(({ script }) => script === 'han')?.tag
if (tag === undefined) throw new Error('no language is written in Han characters')
const target = strokesFolder(tag)

const lines = new Map<string, string[]>()
for (const name of readdirSync(folder).toSorted()) {
  const [, character] = /^(\p{Script=Han})\.json$/u.exec(name) ?? []
  if (character === undefined) continue
  const strokes: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const path = locateStrokes(character, tag).pathname
  lines.set(path, [...(lines.get(path) ?? []), `${character}\t${JSON.stringify(strokes)}\n`])
}

mkdirSync(target, { recursive: true })
copyFileSync(join(folder, 'ARPHICPL.TXT'), new URL('ARPHICPL.TXT', target))
const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
for (const [path, all] of lines) writeFileSync(path, brotliCompressSync(all.join(''), { params }))
