import { readStrokes } from '@lingarden/content/strokes'
import { Hono } from 'hono'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'

const fileName = /^(\p{Script=Han})\.json$/u

/** `GET /strokes/<character>.json`: the strokes of a Han character, for the animation of how it is written. */
export function strokeRoutes() {
  return new Hono<AppEnv>().get('/:file', async (c) => {
    const [, character] = fileName.exec(c.req.param('file')) ?? []
    const strokes = character === undefined ? undefined : await readStrokes(character)
    if (strokes === undefined) throw notFound()
    return c.body(strokes, 200, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
