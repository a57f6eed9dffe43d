import type { QueryClient } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { openInterfaceLanguage } from '@/i18n/interface-language'
import { logError } from '@/lib/log'
import { createQueryClient } from '@/lib/query-client'
import type { SessionUser } from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { pagePaths } from '@/lib/paths'
import { App } from './app'
import { loadDashboard, loadShell } from './load-home'

/**
 * Draws the app, in the language of this browser, piece by piece: a slow processor answers meanwhile.
 * @param greeted who was greeted already, or whose talk was opened; the page then has to stand at once in the place of that
 */
export async function start(root: HTMLElement, greeted: SessionUser | undefined): Promise<void> {
  const queryClient = createQueryClient()
  await Promise.all([openInterfaceLanguage(), greeted && prepare(queryClient, greeted)])
  // Who has signed out in another tab meanwhile leaves nothing behind.
  if (greeted && readStoredSession(new Date())?.user.id !== greeted.id) queryClient.clear()
  const app = createRoot(root)
  startTransition(() =>
    app.render(
      <StrictMode>
        <App queryClient={queryClient} />
      </StrictMode>,
    ),
  )
}

async function prepare(queryClient: QueryClient, { id }: SessionUser): Promise<void> {
  try {
    if (location.pathname === pagePaths.tutor)
      return await (await import('./home')).prepareTalk(queryClient, id)
    // Their texts are on their way with the script, and not after it.
    const [{ prepareDashboard }] = await Promise.all([import('./home'), loadShell(), loadDashboard()])
    await prepareDashboard(queryClient, id)
  } catch (cause) {
    // The page itself tries again, and says so where it fails.
    logError('The page was not prepared', cause)
  }
}
