import { logError } from '@/lib/log'
import { getRuntimeConfig } from '@/lib/runtime-config'

/**
 * Whether the operator has switched the site off (requirement 2.25), asked without the data API's client, which is larger
 * than the whole landing page. A site that cannot be asked counts as on.
 */
export async function isSiteDisabled(): Promise<boolean> {
  const { supabaseUrl, supabaseKey } = getRuntimeConfig()
  const address = `${supabaseUrl}/rest/v1/app_settings?id=eq.global&select=site_disabled`
  try {
    const response = await fetch(address, { headers: { apikey: supabaseKey } })
    if (!response.ok) throw new Error(`HTTP error! status: ${response.status}`)
    const rows = (await response.json()) as { site_disabled: boolean }[]
    return rows[0]?.site_disabled ?? false
  } catch (cause) {
    logError('The site could not be asked whether it is open', cause)
    return false
  }
}
