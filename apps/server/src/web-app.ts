import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HelpLanguage } from '@lingarden/languages/help-languages'
import type { createAdaptorServer } from '@hono/node-server'
import { StartError } from './errors.ts'
import { withPreloads, type Preloads } from './http/web-page.ts'

interface WebApp {
  readPage: (address: string, language: HelpLanguage) => Promise<string>
  readLanding?: (language: HelpLanguage) => string | undefined
  webRoot: string | undefined
  /** Puts the development server in front of ours. */
  attach?: (server: ReturnType<typeof createAdaptorServer>) => void
  close: () => Promise<void>
}

/** The web app: built files, or in development Vite with hot reload inside this process. */
export function openWebApp(options: { isDevelopment: boolean; webRoot: string }): Promise<WebApp> {
  return options.isDevelopment ? openDevelopment() : openBuilt(options.webRoot)
}

async function openBuilt(webRoot: string): Promise<WebApp> {
  const [page, preloads, landing] = await Promise.all([
    readFile(join(webRoot, 'index.html'), 'utf8'),
    readFile(join(webRoot, 'preloads.json'), 'utf8').then(
      (json) => JSON.parse(json) as Record<HelpLanguage, Record<string, Preloads>>,
    ),
    readLandingPages(join(webRoot, 'landing')),
  ]).catch((cause: unknown) => {
    throw new StartError('The web app is not built. Run npm run build, or start with npm start.', { cause })
  })
  return {
    readPage: (address, language) => {
      const { [screenOf(address)]: own, '': others = { now: [] } } = preloads[language]
      return Promise.resolve(withPreloads(page, own ?? others))
    },
    readLanding: (language) => landing.get(language),
    webRoot,
    close: () => Promise.resolve(),
  }
}

/** Each step of a first talk is the same screen (/first/es/hello). */
const screenOf = (address: string): string => /^\/first\/[^/]+/.exec(address)?.[0] ?? address

/** The landing page by language, each file named by its own. */
async function readLandingPages(directory: string): Promise<Map<string, string>> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.html'))
  const read = async (name: string) =>
    [name.slice(0, -'.html'.length), await readFile(join(directory, name), 'utf8')] as const
  return new Map(await Promise.all(names.map(read)))
}

async function openDevelopment(): Promise<WebApp> {
  const { createServer } = await import('vite')
  const root = fileURLToPath(new URL('../../web', import.meta.url))
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true },
  })
  return {
    webRoot: undefined,
    readPage: async (address) =>
      vite.transformIndexHtml(address, await readFile(join(root, 'index.html'), 'utf8')),
    attach: (server) => {
      const [answer] = server.listeners('request')
      server.removeAllListeners('request')
      server.on('request', (incoming, outgoing) => {
        vite.middlewares(incoming, outgoing, () => answer?.call(server, incoming, outgoing))
      })
    },
    close: () => vite.close(),
  }
}
