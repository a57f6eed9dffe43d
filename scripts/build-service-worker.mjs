// Builds the service worker with the list of the files that it keeps: everything a page of this build may ask for.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Of the fonts, those for Latin letters; the browser fetches the others where a page has such letters. */
const kept = /^assets\/.*(\.js|\.css|-latin(-ext)?-wght-normal-.*\.woff2)$/

function listFiles(outDir) {
  const assets = readdirSync(join(outDir, 'assets'))
    .map((name) => `assets/${name}`)
    .filter((path) => kept.test(path))
    // Hashed names: what lies under one never changes.
    .map((path) => ({ url: `/${path}`, revision: null }))
  const plain = ['index.html', 'favicon.svg', 'manifest.webmanifest'].map((path) => ({
    url: `/${path}`,
    revision: createHash('sha256')
      .update(readFileSync(join(outDir, path)))
      .digest('hex')
      .slice(0, 16),
  }))
  return [...assets, ...plain]
}

/** @param {string} root the web app's folder */
export async function buildServiceWorker(root) {
  const outDir = join(root, 'dist')
  await build({
    configFile: false,
    root,
    resolve: { alias: { '@': resolve(root, 'src') } },
    logLevel: 'warn',
    publicDir: false,
    define: {
      builtFiles: JSON.stringify(listFiles(outDir)),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      emptyOutDir: false,
      target: 'es2024',
      lib: {
        entry: 'src/service-worker/service-worker.ts',
        formats: ['iife'],
        name: 'serviceWorker',
        fileName: () => 'service-worker.js',
      },
    },
  })
}
