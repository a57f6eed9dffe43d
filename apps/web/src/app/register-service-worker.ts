import { logError } from '@/lib/log'

/** Lets the app open without a connection from now on; only the built app has a service worker, and secure contexts. */
export async function registerServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/service-worker.js')
  } catch (cause) {
    if (navigator.onLine) logError('The app will not open offline', cause)
  }
}
