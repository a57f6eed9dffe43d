import { partOfDay } from '@lingarden/domain/analytics/part-of-day'
import { greet } from '@/i18n/greetings'
import { languageTag } from '@/i18n/languages'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { knownName } from '@/lib/session/known-name'
import { isFresh, sessionStateOf, type SessionUser } from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { pagePaths } from '@/lib/paths'
import { elementOf } from './element-of'
import { guardDecisionOf } from './guard'

/**
 * Greets whoever opens the dashboard while its script is still on its way: the bar and the greeting, where the dashboard will
 * have them. React takes their place.
 * @returns whom it greeted; undefined where it did not
 */
export function greetEarly(root: HTMLElement, now = new Date()): SessionUser | undefined {
  const session = readStoredSession(now)
  if (location.pathname !== pagePaths.dashboard || !session || !isFresh(session, now)) return undefined
  const state = sessionStateOf(session)
  if (!state.user || guardDecisionOf(state) !== 'pass') return undefined
  const language = wantedInterfaceLanguage()
  document.documentElement.lang = languageTag(language)
  const bar = elementOf('div', 'h-16 border-b border-line')
  const greeting = elementOf(
    'h1',
    'text-xl wrap-anywhere md:text-2xl',
    greet(language, partOfDay(now.getHours()), knownName(state.user)),
  )
  const page = elementOf('div', 'mx-auto w-full max-w-[1200px] px-4 pt-6', greeting)
  root.replaceChildren(bar, page)
  return state.user
}
