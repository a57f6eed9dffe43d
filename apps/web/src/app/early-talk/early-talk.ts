import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { guardDecisionOf } from '@/app/guard'
import { currentConversation } from '@/features/tutor/conversation/current-conversation'
import { keptLines, openingFor, unansweredKey } from '@/features/tutor/conversation/unanswered-key'
import { noteEarlyTurn } from '@/lib/early-turn/early-turn'
import { isFresh, sessionStateOf, type SessionUser } from '@/lib/identity/session'
import { readStoredSession } from '@/lib/identity/stored-session'
import { readLocal } from '@/lib/local-store'
import { profileAddress } from '@/lib/prefetch/addresses'
import { readPrefetched } from '@/lib/prefetch/prefetched'
import { getRuntimeConfig } from '@/lib/runtime-config'
import { drawTalk, type DrawnTalk } from './draw-talk'
import { loadLater } from './load-later'
import { lineOf, readLines } from './read-lines'

/** Of the profile, what decides how a talk is opened. */
interface EarlyProfile {
  current_language_code: string | null
  language_levels: Readonly<Record<string, unknown>>
  gender: string | null
  voice_setting: string
  give_feedback: boolean
  show_suggestions: boolean
}

export interface EarlyTalk {
  /** Whose talk it is. */
  learner: SessionUser
  /** Leaves the place to the page, once that has the talk, or something else to say. */
  giveWay: (root: HTMLElement) => void
}

/** Milliseconds after which the page does not wait for a tutor who thinks. */
const patience = 300
/** Milliseconds after its first drawing within which the page has the lines, or something else to say. */
const longestCover = 3000

/**
 * Opens the talk that the address names, and draws its first lines, before any script is here that draws pages: these take a
 * slow line ten seconds. Run once, as the page loads; the page takes the talk up, or opens it itself as if this had never been.
 * @returns as soon as lines are drawn, or none will be soon; undefined where there is no talk to open
 */
export async function openEarlyTalk(now = new Date()): Promise<EarlyTalk | undefined> {
  const loadRest = loadLater()
  const topic = new URLSearchParams(location.search).get('topic')
  const session = readStoredSession(now)
  const state = session && isFresh(session, now) ? sessionStateOf(session) : undefined
  const learner = state && guardDecisionOf(state) === 'pass' ? state.user : undefined
  const profile = learner && topic !== null ? await readProfile(learner.id) : undefined
  const languageCode = profile?.current_language_code
  if (!session || !learner || topic === null || !profile || typeof languageCode !== 'string') {
    loadRest()
    return undefined
  }
  const talk = drawTalk({ languageCode, showsMeanings: showsMeanings(profile, languageCode) })
  const asked = { topic, languageCode, profile, userId: learner.id, token: session.access_token }
  const drawing = drawLines(talk, asked, now).catch(() => undefined)
  void drawing.then(loadRest)
  await Promise.race([drawing, new Promise((resolve) => setTimeout(resolve, patience))])
  return { learner, giveWay: (root) => giveWay(root, talk) }
}

/** The profile that is asked for first; whoever wants it next still has it. */
async function readProfile(userId: string): Promise<EarlyProfile | undefined> {
  const url = `${getRuntimeConfig().supabaseUrl}/rest/v1/${profileAddress(userId)}`
  try {
    const response = await readPrefetched(url)
    return response?.ok ? ((await response.json()) as EarlyProfile) : undefined
  } catch {
    return undefined
  }
}

/** As the tutor's page decides it: by the last choice in this browser, else for beginners, who may have chosen no level. */
const showsMeanings = ({ language_levels: levels }: EarlyProfile, languageCode: string): boolean =>
  readLocal<boolean>('tutor:meanings') ?? (levels[languageCode] ?? 'beginner') === 'beginner'

interface Asked {
  topic: string
  languageCode: string
  profile: EarlyProfile
  userId: string
  token: string
}

/** Resolves when the first line is drawn, or none will be. */
async function drawLines(talk: DrawnTalk, asked: Asked, now: Date): Promise<void> {
  const { userId, languageCode, topic, profile } = asked
  const explanationLanguage = wantedInterfaceLanguage()
  const opening = openingFor(languageCode, profile, explanationLanguage)
  const kept = keptLines(unansweredKey(userId, languageCode, topic), opening)
  if (kept) return kept.flatMap((message) => lineOf(message) ?? []).forEach(talk.add)
  // What was said already is in a place of its own, which takes longer to read.
  if (currentConversation(userId, languageCode, topic) !== undefined) return talk.remove()
  const response = await askOpening(asked, explanationLanguage, now)
  if (!response.ok) return talk.remove()
  const lines = readLines(response)
  const first = await lines.next()
  if (first.done) return talk.remove()
  talk.add(first.value)
  void drawOthers(lines, talk)
}

async function drawOthers(lines: ReturnType<typeof readLines>, talk: DrawnTalk): Promise<void> {
  try {
    for await (const line of lines) talk.add(line)
  } catch {
    // The page reads the same answer, and says that it broke off.
  }
}

/** Asks for the opening as the page would. */
async function askOpening(
  { topic, languageCode, profile, token }: Asked,
  explanationLanguage: string,
  now: Date,
): Promise<Response> {
  const conversationId = crypto.randomUUID()
  const authorization = `Bearer ${token}`
  const abort = new AbortController()
  const response = fetch('/api/tutor/turn', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({
      languageCode,
      conversationId,
      topic,
      explanationLanguage,
      giveFeedback: profile.give_feedback,
      showSuggestions: profile.show_suggestions,
    }),
    signal: abort.signal,
  })
  const asked = { conversationId, languageCode, topic, explanationLanguage, authorization }
  const copy = response.then((answer) => answer.clone())
  noteEarlyTurn({ ...asked, askedAt: now.getTime(), abort, response })
  return copy
}

/** The lines stay until the page has them itself, but cover nothing that it says instead. */
function giveWay(root: HTMLElement, talk: DrawnTalk): void {
  const hasTalk = () => /\p{L}/u.test(root.querySelector('[data-message-type]')?.textContent ?? '')
  const end = () => {
    clearTimeout(timer)
    watch.disconnect()
    talk.remove()
  }
  const watch = new MutationObserver(() => hasTalk() && end())
  const timer = setTimeout(end, longestCover)
  watch.observe(root, { childList: true, subtree: true, characterData: true })
  if (hasTalk()) end()
}
