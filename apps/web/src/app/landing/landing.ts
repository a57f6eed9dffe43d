import { interfaceLanguages } from '@/i18n/languages'
import { chosenInterfaceLanguage, keepInterfaceLanguage } from '@/i18n/wanted-language'
import { openTheme } from '@/lib/appearance'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import { readStoredSession } from '@/lib/identity/stored-session'
import { doorPaths, pagePaths } from '@/lib/paths'
import { fetchAhead } from './fetch-ahead'
import { isSiteDisabled } from './site-disabled'

// The script of the landing page as the build writes it. It is small: it shows the way to whoever belongs elsewhere.

const shown =
  interfaceLanguages.find((language) => document.documentElement.lang.startsWith(language)) ?? 'en'

/** Requirement 2.8: / is the dashboard of whoever is signed in. */
function isSignedIn(): boolean {
  return Boolean(readStoredSession(new Date())?.user.email_confirmed_at)
}

/** The page in the language that was chosen in this browser, where the address asks for none. */
function chosenPage(): string | undefined {
  if (new URLSearchParams(location.search).has('lang')) return undefined
  const chosen = interfaceLanguages.find((language) => language === chosenInterfaceLanguage())
  return chosen && chosen !== shown ? `/?lang=${chosen}` : undefined
}

openTheme()
await loadRuntimeConfig()
const elsewhere = isSignedIn() ? pagePaths.dashboard : chosenPage()
if (elsewhere) location.replace(elsewhere)

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return
  const language = target.closest<HTMLElement>('[data-interface-language]')?.dataset['interfaceLanguage']
  if (language) keepInterfaceLanguage(language)
})

// There the app shows the maintenance page, as it would anywhere.
if (!elsewhere) {
  if (await isSiteDisabled()) location.replace(doorPaths.auth)
  else fetchAhead()
}
