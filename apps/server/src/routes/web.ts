import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { Hono } from 'hono'
import type { AppDeps } from '../app-deps.ts'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { preferredLanguage } from '../http/preferred-language.ts'
import { listStaticFiles, serveStaticFile, type StaticFile } from '../http/static-files.ts'
import { withRuntimeConfig } from '../http/web-page.ts'

type WebDeps = Pick<AppDeps, 'readPage' | 'webRoot'> & { runtimeConfig: (url: string) => RuntimeConfig }

/** The web app: its built files, and its page for every other address, which the page's own router resolves. */
export function webRoutes({ readPage, webRoot, runtimeConfig }: WebDeps) {
  const files = webRoot ? listStaticFiles(webRoot) : new Map<string, StaticFile>()
  // Pages are completed before they are sent.
  for (const address of files.keys()) if (address.endsWith('.html')) files.delete(address)
  return new Hono<AppEnv>().get('*', async (c) => {
    const { path } = c.req
    const file = files.get(path)
    const answer = file && (await serveStaticFile(file, path, c.req.raw))
    if (answer) return answer
    // A missing asset is an error, not a page: a page in its place would be run as a script.
    if (file || path.startsWith('/assets/') || /\.(js|css|map|woff2)$/.test(path)) throw notFound()
    const page = withRuntimeConfig(await readPage(path, preferredLanguage(c)), runtimeConfig(c.req.url))
    return c.html(page, 200, { 'cache-control': 'no-cache', vary: 'accept-language' })
  })
}
