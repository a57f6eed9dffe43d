import type { RuntimeConfig } from '@lingarden/domain/runtime-config'

/**
 * Puts the runtime configuration into the page, as data that the browser does not run. `<` is escaped so that no value
 * can end the element.
 */
export function withRuntimeConfig(html: string, config: RuntimeConfig): string {
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  return html.replace(
    '</head>',
    () => `<script type="application/json" id="runtime-config">${json}</script></head>`,
  )
}

/** What a page will need beside its first script, as the build has listed it. */
export interface Preloads {
  now: readonly string[]
  /** Once the first script has drawn what is read first: what everybody needs, and who learns a language. */
  later?: { all: readonly string[]; byLanguage: Readonly<Record<string, readonly string[]>> }
}

/**
 * Names the scripts and fonts that a page will need in it, so that the browser loads them all at once. Those that come later
 * are told as data: the first script loads them.
 */
export function withPreloads(html: string, { now, later }: Preloads): string {
  const links = now.map((file) => `<link ${kindOf(file)} crossorigin href="${file}">`)
  const data = later ? `<script type="application/json" id="later">${JSON.stringify(later)}</script>` : ''
  return html.replace('</head>', () => `${links.join('')}${data}</head>`)
}

function kindOf(file: string): string {
  if (file.endsWith('.woff2')) return 'rel="preload" as="font" type="font/woff2"'
  return `rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" fetchpriority="low"`
}

/** Stands in a written page for the address of the site, which only the server knows. */
const sitePlaceholder = '{{site}}'

/**
 * Completes a page that the build wrote: its own address, whether plans are sold, and whether its source is to be had.
 * @param site origin of the site, such as https://example.org
 */
export function withAddresses(
  html: string,
  site: string,
  { billing, sourceUrl }: Pick<RuntimeConfig, 'billing' | 'sourceUrl'>,
): string {
  const marks = `data-billing="${billing}" data-source="${sourceUrl ? 'set' : 'unset'}"`
  return html.replace('<html ', () => `<html ${marks} `).replaceAll(sitePlaceholder, () => site)
}
