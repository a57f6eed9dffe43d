/** What is not for search engines: addresses of programs. */
const forPrograms = ['/api/', '/auth/v1/', '/functions/', '/realtime/', '/rest/', '/storage/']

/** Tells search engines what to read. */
export function robotsText(site: string): string {
  const lines = ['User-agent: *', ...forPrograms.map((path) => `Disallow: ${path}`), 'Allow: /']
  return `${lines.join('\n')}\n\nSitemap: ${site}/sitemap.xml\n`
}

/** The pages that need no account; the first in each of its languages. */
export function sitemap(site: string, languages: readonly string[]): string {
  // English has the address without a language, as the page itself says.
  const start = languages.map((language) => `${site}/${language === 'en' ? '' : `?lang=${language}`}`)
  const alternates = languages.map(
    (language, place) => `<xhtml:link rel="alternate" hreflang="${language}" href="${start[place]}"/>`,
  )
  const urls = [
    ...start.map((address) => `<url><loc>${address}</loc>${alternates.join('')}</url>`),
    ...['/terms', '/privacy'].map((path) => `<url><loc>${site}${path}</loc></url>`),
  ]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}
