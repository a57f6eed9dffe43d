import type { RuntimeConfig } from '@lingarden/domain/runtime-config'
import { Hono } from 'hono'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import type { AppEnv } from '../http/context.ts'
import { handleError } from '../http/handle-error.ts'
import { landingRoutes } from './landing.ts'

const site = 'https://garden.test'

interface Given {
  billing?: RuntimeConfig['billing']
  sourceUrl?: string
}

function open({ billing = 'test', sourceUrl }: Given = {}) {
  const routes = landingRoutes({
    readLanding: (language) => `<html lang="${language}"><head></head>{{site}}/picture.png {{site}}</html>`,
    runtimeConfig: () => ({ billing, engine: '</script>', ...(sourceUrl && { sourceUrl }) }) as RuntimeConfig,
    siteOf: () => site,
  })
  return new Hono<AppEnv>().onError(handleError(pino({ level: 'silent' }))).route('/', routes)
}

async function languageOf(address: string, acceptLanguage?: string): Promise<string | undefined> {
  const headers = new Headers(acceptLanguage === undefined ? [] : [['accept-language', acceptLanguage]])
  const response = await open().request(address, { headers })
  const language = /lang="(\w+)"/.exec(await response.text())?.[1]
  expect(response.headers.get('content-language')).toBe(language)
  expect(response.headers.get('vary')?.toLowerCase()).toContain('accept-language')
  return language
}

describe('the landing page', () => {
  it.each([
    ['/', undefined, 'en'],
    ['/', 'es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['/', 'de, en;q=0.3, zh-CN;q=0.7', 'zh'],
    ['/', 'fr;q=0, de', 'en'],
    ['/', ';;,,=', 'en'],
    ['/?lang=fr', 'es', 'fr'],
    ['/?lang=xx', 'es', 'es'],
    ['/?lang=__proto__', undefined, 'en'],
  ])('[2.1] at %s, to whom prefers %s, comes in %s', async (address, acceptLanguage, expected) => {
    expect(await languageOf(address, acceptLanguage)).toBe(expected)
  })

  it('names its own address wherever it needs to, and carries the configuration as data', async () => {
    const page = await (await open().request('/')).text()
    expect(page).toContain(`${site}/picture.png ${site}</html>`)
    expect(page).toContain('\\u003c/script>')
  })

  it('knows whether plans are sold and whether the source is to be had', async () => {
    const pageOf = async (given: Given) => (await open(given).request('/')).text()
    expect(await pageOf({ billing: 'off' })).toContain('<html data-billing="off" data-source="unset" lang')
    expect(await pageOf({ sourceUrl: 'https://code.test' })).toContain('data-source="set"')
  })

  it('leads to the source where there is an address of it', async () => {
    const answer = await open({ sourceUrl: 'https://code.test/lingarden' }).request('/source')
    expect(answer.headers.get('location')).toBe('https://code.test/lingarden')
    expect((await open().request('/source')).status).toBe(404)
  })
})

it('search engines find every page that needs no account, and no address of programs', async () => {
  const robots = await (await open().request('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site}/sitemap.xml`)
  expect(robots).toContain('Disallow: /rest/')
  const response = await open().request('/sitemap.xml')
  expect(response.headers.get('content-type')).toContain('application/xml')
  const addresses = Array.from((await response.text()).matchAll(/<loc>([^<]+)/g), ([, address]) => address)
  expect(addresses).toEqual(
    ['/', '/?lang=es', '/?lang=fr', '/?lang=zh', '/terms', '/privacy'].map((path) => site + path),
  )
})
