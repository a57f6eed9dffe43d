import type { RuntimeConfig } from '@lingarden/domain/runtime-config'

let loaded: RuntimeConfig | undefined

/** Reads the configuration that the server put into the page; asks the server where the page carries none. */
export async function loadRuntimeConfig(): Promise<RuntimeConfig> {
  const inlined = document.getElementById('runtime-config')?.textContent
  if (inlined) return (loaded = JSON.parse(inlined) as RuntimeConfig)
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
  return (loaded = (await response.json()) as RuntimeConfig)
}

/** The configuration, once `loadRuntimeConfig` has resolved; the app renders only after that. */
export function getRuntimeConfig(): RuntimeConfig {
  if (!loaded) throw new Error('The runtime configuration is read before it is loaded')
  return loaded
}
