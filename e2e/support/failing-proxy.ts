import type { Page, Route } from '@playwright/test'

/** What may stand between a browser and its server, and spoil an answer. */
export const spoiled = {
  'a server that breaks': { status: 500, json: { message: 'connect ECONNREFUSED 10.0.0.7:5432' } },
  'a page of a proxy': { status: 502, contentType: 'text/html', body: '<html>502 Bad Gateway</html>' },
  'a page in the place of an answer': { status: 200, contentType: 'text/html', body: '<html>Log in</html>' },
  'a firewall': { status: 403, contentType: 'text/html', body: '<html>Blocked</html>' },
  'a cut connection': 'cut',
} as const satisfies Record<string, Spoiled>

/** An answer in the place of the server's, or none. */
type Spoiled = NonNullable<Parameters<Route['fulfill']>[0]> | 'cut'

/**
 * Spoils the answers to some requests of a page, at the border of the browser: what the server gets and does stays real.
 * @returns how to let answers through again
 */
export async function spoil(page: Page, path: RegExp, how: Spoiled): Promise<() => Promise<void>> {
  await page.route(path, async (route) => {
    if (how === 'cut') await route.abort('connectionreset')
    else await route.fulfill(how)
  })
  return () => page.unroute(path)
}

/**
 * Holds the answers to some requests of a page back.
 * @returns how to let them come
 */
export async function holdBack(page: Page, path: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held.promise
    // Whoever asked may have gone meanwhile.
    await route.continue().catch(() => undefined)
  })
  return () => held.resolve()
}
