import { guardDecisionOf } from '@/app/guard'
import { isFresh, sessionStateOf, type SessionUser } from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { readLocal } from '@/lib/local-store'
import { profileAddress } from '@/lib/prefetch/addresses'
import { loadLater } from '@/lib/prefetch/load-later'
import { readPrefetchedRows } from '@/lib/prefetch/prefetched'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { within } from '@/lib/within'
import { drawOpening, type EarlyProfile } from './draw-opening'
import { drawTalk } from './draw-talk'
import { giveWay } from './give-way'

export interface EarlyTalk {
  /** Whose talk it is. */
  learner: SessionUser
  /** Leaves the place to the page, once that has the talk, or something else to say. */
  giveWay: (root: HTMLElement) => void
}

/** Milliseconds after which the page waits no longer for the learner's profile, and for a tutor who thinks. */
const patience = { profile: 2000, opening: 300 }

/**
 * Opens the talk that the address names, and draws its first lines, before any script is here that draws pages: these take a
 * slow line ten seconds. Run once, as the page loads; the page takes the talk up, or opens it itself as if this had never been.
 * @returns as soon as lines are drawn, or none will be soon; undefined where there is no talk to open
 */
export async function openEarlyTalk(now = new Date()): Promise<EarlyTalk | undefined> {
  const loadRest = loadLater()
  const topic = topicIn(new URLSearchParams(location.search))
  const session = readStoredSession(now)
  const state = session && isFresh(session, now) ? sessionStateOf(session) : undefined
  const learner = state && guardDecisionOf(state) === 'pass' ? state.user : undefined
  const profile =
    learner && topic !== null
      ? await within(patience.profile, readPrefetchedRows<EarlyProfile>(profileAddress(learner.id)))
      : undefined
  const languageCode = profile?.current_language_code
  if (!session || !learner || topic === null || !profile || typeof languageCode !== 'string') {
    loadRest()
    return undefined
  }
  const talk = drawTalk({ languageCode, ...viewOf(profile, languageCode) })
  const asked = { topic, languageCode, profile, userId: learner.id, token: session.access_token }
  const drawing = drawOpening(talk, asked, now).catch(() => talk.remove())
  void drawing.then(() => loadRest(languageCode))
  await within(patience.opening, drawing)
  return { learner, giveWay: (root) => giveWay(root, talk) }
}

/** The topic that an address names; null where it leads to the list of them, or to a lesson's task. */
const topicIn = (search: URLSearchParams): string | null =>
  search.has('view') || search.has('lesson') ? null : search.get('topic')

/** As the tutor's page decides it: by the last choice in this browser, else by level; who chose none is a beginner. */
function viewOf({ language_levels: levels }: EarlyProfile, languageCode: string) {
  const level = levels[languageCode] ?? 'beginner'
  const isBeginning = level === 'beginner' || level === 'elementary'
  return {
    showsMeanings: readLocal<boolean>('tutor:meanings') ?? level === 'beginner',
    hasNote: getRuntimeConfig().engine === 'builtin' && readLocal('tutor:told-what-it-is') !== true,
    showsReadings: (readLocal<string>('tutor:readings') ?? (isBeginning ? 'written' : 'none')) !== 'none',
  }
}
