// Builds the web app and stores each text file beside its brotli and gzip form, so that the server never
// compresses them; it completes the pages themselves. With --fast they are packed in a sixth of the time and are a
// fifteenth larger: for the first start of a checkout, whose pages come from the same machine.
import { readdirSync, readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip as gzipWithCallback } from 'node:zlib'
import { build } from 'vite'
import { buildLanding } from './build-landing.mjs'
import { buildPreloads } from './build-preloads.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'

const brotli = promisify(brotliCompress)
const gzip = promisify(gzipWithCallback)

const isFast = process.argv.includes('--fast')
const outDir = 'apps/web/dist'
await build({ configFile: 'apps/web/vite.config.ts', logLevel: 'warn' })
buildPreloads('apps/web')
await Promise.all([buildServiceWorker('apps/web'), buildLanding('apps/web')])

const compressible = readdirSync(outDir, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(js|mjs|css|svg|json|webmanifest|txt|wasm)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))

/** What pages name to be loaded first: a fourteenth less of it is worth a second of the build. */
const named = new Set(readFileSync(`${outDir}/preloads.json`, 'utf8').match(/assets\/[\w.-]+/g))
const isFirst = (path) =>
  named.has(path.slice(outDir.length + 1)) || /\/(index|entrance)-[\w-]+\.(js|css)$/.test(path)

/** Each text file of a kilobyte or more is compressed twice, on all cores at once. */
await Promise.all(compressible.map(compress))

async function compress(path) {
  const content = await readFile(path)
  if (content.length < 1024) return
  // The last 5 % of a module of many megabytes are not worth their seconds.
  const quality = isFast || content.length > 2 ** 21 ? 5 : isFirst(path) ? 11 : 9
  await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).then((packed) =>
      writeFile(`${path}.br`, packed),
    ),
    gzip(content, { level: isFast ? 6 : 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
