import { helpLanguages, type HelpLanguage } from '@lingarden/languages/help-languages'
import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { Hono, type Context } from 'hono'
import { compress } from 'hono/compress'
import type { AppDeps } from '../app-deps.ts'
import { notFound } from '../errors.ts'
import type { AppEnv } from '../http/context.ts'
import { preferredLanguage } from '../http/preferred-language.ts'
import { withAddresses, withRuntimeConfig } from '../http/web-page.ts'
import { robotsText, sitemap } from './sitemap.ts'

interface LandingDeps extends Pick<AppDeps, 'readLanding'> {
  runtimeConfig: (url: string) => RuntimeConfig
  siteOf: (url: string) => string
}

const languages = Object.keys(helpLanguages) as HelpLanguage[]

/**
 * What a visitor and a search engine see first: the landing page as the build wrote it, in the language asked for by
 * `lang` or preferred by the browser, and the files that lead to it.
 */
export function landingRoutes({ readLanding, runtimeConfig, siteOf }: LandingDeps) {
  return new Hono<AppEnv>()
    .get('/', compress(), async (c, next) => {
      const language = languageOf(c)
      const page = readLanding?.(language)
      // Without one, as in development, the app shows its own.
      if (!page) return next()
      const config = runtimeConfig(c.req.url)
      const html = withAddresses(page, siteOf(c.req.url), config)
      return c.html(withRuntimeConfig(html, config), 200, {
        'cache-control': 'no-cache',
        'content-language': language,
        vary: 'accept-language',
      })
    })
    .get('/source', (c) => {
      const { sourceUrl } = runtimeConfig(c.req.url)
      if (!sourceUrl) throw notFound()
      return c.redirect(sourceUrl)
    })
    .get('/robots.txt', (c) => c.text(robotsText(siteOf(c.req.url))))
    .get('/sitemap.xml', (c) =>
      c.body(sitemap(siteOf(c.req.url), languages), 200, {
        'content-type': 'application/xml; charset=utf-8',
      }),
    )
}

const languageOf = (c: Context): HelpLanguage =>
  languages.find((language) => language === c.req.query('lang')) ?? preferredLanguage(c)
