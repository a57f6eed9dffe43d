// The first two requests as the data API's client writes them; a test holds both to the same.

/** The columns of the operator's switches. */
export const appSettingsColumns =
  'site_disabled,site_disabled_message,signup_disabled,signup_disabled_message'

export const appSettingsAddress = `app_settings?${new URLSearchParams({ select: appSettingsColumns, id: 'eq.global' })}`

export const profileAddress = (userId: string): string =>
  `profiles?${new URLSearchParams({ select: '*', id: `eq.${userId}` })}`
