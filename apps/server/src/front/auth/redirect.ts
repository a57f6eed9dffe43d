/**
 * Where a browser is sent after a link: to what was asked for, if it lies on this site, else to the site's first page. The
 * address is compared as a browser reads it.
 */
export function allowedRedirect(asked: string | undefined, siteUrl: string): URL {
  const site = new URL(siteUrl)
  const target = asked && URL.canParse(asked, site) ? new URL(asked, site) : site
  return target.origin === site.origin && target.username === '' && target.password === '' ? target : site
}
