// Builds the web app and stores each text file beside its brotli and gzip form, so that the server never
// compresses them; it completes the pages themselves.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { buildLanding } from './build-landing.mjs'
import { buildPreloads } from './build-preloads.mjs'
import { buildServiceWorker } from './build-service-worker.mjs'

const outDir = 'apps/web/dist'
await build({ configFile: 'apps/web/vite.config.ts', logLevel: 'warn' })
buildPreloads('apps/web')
await Promise.all([buildServiceWorker('apps/web'), buildLanding('apps/web')])

for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|mjs|css|svg|json|webmanifest|txt|wasm)$/.test(entry.name)) continue
  const path = join(entry.parentPath, entry.name)
  const content = readFileSync(path)
  if (content.length < 1024) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
