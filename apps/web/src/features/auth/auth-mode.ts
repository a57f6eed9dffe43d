export type AuthMode = 'signin' | 'signup' | 'forgot-password' | 'reset-password'

const modes: readonly AuthMode[] = ['signin', 'signup', 'forgot-password', 'reset-password']

/** The mode of the query, signin where it has none or an unknown one (requirement 2.2b). */
export function authModeOf(params: URLSearchParams): AuthMode {
  return modes.find((mode) => mode === params.get('mode')) ?? 'signin'
}

/**
 * Whether the screens are shown in their compact variant: in a native shell (`native` or `mobile` is true or 1 in the
 * address), or in an installed app (requirement 2.2c).
 */
export function isNativeView(
  params: URLSearchParams,
  matchMedia: (query: string) => { matches: boolean },
): boolean {
  const isSet = (flag: string) => ['true', '1'].includes(params.get(flag) ?? '')
  return isSet('native') || isSet('mobile') || matchMedia('(display-mode: standalone)').matches
}

/** Whether an address carries what a link of a mail leads to, so that it is the callback's to read. */
export const isCallback = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  /[?&#](?:code|access_token|error|error_description|token)=/.test(search + hash)
