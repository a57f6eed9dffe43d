// Draws every picture into one file, which browsers fetch once and show from by name; no script carries them. With --check
// it only compares.
// node apps/web/scripts/write-pictures.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { runnerImport } from 'vite'
import type { drawings } from '../src/components/pictures/drawings.tsx'

const folder = join(import.meta.dirname, '../src/components/pictures')
const file = join(folder, 'generated/pictures.svg')

const { module } = await runnerImport<{ drawings: typeof drawings }>(join(folder, 'drawings.tsx'), {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: { '@': join(folder, '../..') } },
})

const symbols = Object.entries(module.drawings).map(
  ([name, drawing]) =>
    `<symbol id="${name}" viewBox="0 0 140 104" overflow="visible">${renderToStaticMarkup(createElement(drawing))}</symbol>`,
)
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`

if (!process.argv.includes('--check')) writeFileSync(file, sprite)
else if (readFileSync(file, 'utf8') !== sprite) {
  console.error(
    'apps/web/src/components/pictures/generated/pictures.svg is old: node apps/web/scripts/write-pictures.ts',
  )
  process.exitCode = 1
}
