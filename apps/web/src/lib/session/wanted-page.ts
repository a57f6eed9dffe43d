import { readLocal, removeLocal, writeLocal } from '@/lib/local-store'
import { pagePaths } from '@/lib/paths'

/** A page that somebody who was not signed in asked for. */
interface WantedPage {
  /** Path, query and fragment. */
  address: string
  /** Milliseconds since the epoch. */
  until: number
}

const key = 'wanted-page'
/** As long as the link of a confirmation mail works; in milliseconds. */
const keptFor = 60 * 60_000

/** Where one comes to who wanted nothing else (requirements 2.29, 4.2). */
export const home = pagePaths.dashboard

let wasSomebodyHere = false

/** From here on the addresses of this page are a learner's own, which are nobody's business after their sign-out. */
export function noteSomebodyHere(): void {
  wasSomebodyHere = true
}

/** Remembers the page that a visitor asked for, until they are signed in: also in another tab, by the link of a mail. */
export function rememberWantedPage(address: string, now = new Date()): void {
  if (!wasSomebodyHere) writeLocal(key, { address, until: now.getTime() + keptFor } satisfies WantedPage)
}

export const forgetWantedPage = (): void => removeLocal(key)

/** The page that was asked for before the sign-in, and otherwise the dashboard. It always lies on this site. */
export function wantedPage(now = new Date()): string {
  const kept = readLocal<Partial<WantedPage>>(key)
  const isDue = typeof kept?.until === 'number' && kept.until > now.getTime()
  return (isDue && pathOnSite(kept.address, location.origin)) || home
}

/** An address as a browser reads it, where that is a path of this site; undefined for every other. */
export function pathOnSite(address: unknown, origin: string): string | undefined {
  if (typeof address !== 'string' || !address.startsWith('/') || !URL.canParse(address, origin))
    return undefined
  const { origin: target, pathname, search, hash } = new URL(address, origin)
  // A path of two slashes would be another host to whoever reads it next.
  return target === origin && !pathname.startsWith('//') ? pathname + search + hash : undefined
}
