import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Hono } from 'hono'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'

/** Where the package hanzi-writer-data keeps one file a character. */
const directory = dirname(fileURLToPath(import.meta.resolve('hanzi-writer-data/一.json')))
const fileName = /^(\p{Script=Han})\.json$/u

/** `GET /strokes/<character>.json`: the strokes of a Han character, for the animation of how it is written. */
export function strokeRoutes() {
  return new Hono<AppEnv>().get('/:file', async (c) => {
    const [, character] = fileName.exec(c.req.param('file')) ?? []
    if (character === undefined) throw notFound()
    const strokes = await readFile(join(directory, `${character}.json`)).catch(() => {
      throw notFound()
    })
    return c.body(strokes, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
