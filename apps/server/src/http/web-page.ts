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
