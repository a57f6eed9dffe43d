import '@/styles/index.css'
import { openLanguage } from '@/i18n/loaded-texts'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { openTheme } from '@/lib/appearance'
import { logError } from '@/lib/log'
import { pagePaths } from '@/lib/paths'
import { loadLater } from '@/lib/prefetch/load-later'
import { prefetchFirst } from '@/lib/prefetch/prefetch'
import { loadRuntimeConfig } from '@/lib/runtime-config'
import { greetEarly } from './early-greeting'
import { showFailedStart } from './failed-start'
import { mobileBreakpoint } from '@/lib/mobile-breakpoint'
import { nextPaint } from '@/lib/next-paint'
import { within } from '@/lib/within'

/** Milliseconds for which the page waits for its main action, which on a phone is drawn before it. */
const actionPatience = 250

// Small, so that the first answers are on their way while the browser still loads the scripts that are to show them.
const root = document.getElementById('root')
if (root) {
  openTheme()
  // Whoever shows it asks again, and hears of a failure.
  openLanguage(wantedInterfaceLanguage()).catch(() => undefined)
  await loadRuntimeConfig()
  prefetchFirst()
  const talk = location.pathname === pagePaths.tutor ? await openTalk() : undefined
  const greeted = greetEarly(root)
  if (greeted) {
    const loadRest = loadLater()
    const asked = askForHome(greeted.id)
    if (window.innerWidth < mobileBreakpoint) await within(actionPatience, asked)
    loadRest()
  }
  await nextPaint()
  try {
    const { start } = await import('./start')
    await start(root, greeted ?? talk?.learner)
  } catch (cause) {
    logError('The app was not started', cause)
    showFailedStart(root)
  }
  talk?.giveWay(root)
}

/** The first lines of a talk; without them the page is only later there. */
async function openTalk() {
  try {
    return await (await import('./early-talk/early-talk')).openEarlyTalk()
  } catch {
    return undefined
  }
}

/** What the dashboard draws first; without it, it asks later. */
async function askForHome(userId: string): Promise<void> {
  try {
    await (await import('./early-home/ask-early')).askEarly(userId)
  } catch {
    // Nothing is known yet, and nothing is lost.
  }
}
