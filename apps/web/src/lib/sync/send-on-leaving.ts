import { readStoredSession } from '@/lib/identity/stored-session'
import { callLeaving } from './call-leaving'
import { queue } from './queue'

/** Sends what may be sent so from a page that is being closed; gives back how to stop. The rest is there for the next page. */
export function sendOnLeaving(userId: string): () => void {
  const leave = () => {
    // A page that is being closed cannot ask the auth client, which answers later.
    const token = readStoredSession(new Date())?.access_token
    for (const call of queue.leave(userId)) callLeaving(call, token)
  }
  window.addEventListener('pagehide', leave)
  return () => window.removeEventListener('pagehide', leave)
}
