import type { OpeningWords } from '@lingarden/domain/opening-words'
import { currentConversation } from '@/lib/current-conversation'
import { keptLines, openingFor, unansweredKey } from '@/features/tutor/conversation/unanswered-key'
import { wantedInterfaceLanguage } from '@/i18n/wanted-language'
import { noteEarlyTurn } from '@/lib/early-turn/early-turn'
import { noteOpeningWords } from '@/lib/prefetch/opening-words'
import { within } from '@/lib/within'
import type { DrawnTalk } from './draw-talk'
import { lineOf, readLines, type EarlyLine } from './read-lines'

/** Of the profile, what decides how a talk is opened and shown. */
export interface EarlyProfile {
  current_language_code: string | null
  language_levels: Readonly<Record<string, unknown>>
  gender: string | null
  voice_setting: string
  give_feedback: boolean
  show_suggestions: boolean
  /** Whether words can be pressed. */
  auto_parse_responses: boolean
}

/** A talk that is to be opened. */
export interface Asked {
  topic: string
  languageCode: string
  profile: EarlyProfile
  userId: string
  token: string
}

/** Milliseconds for which a line waits for the words in it. */
const wordPatience = 500

/**
 * Draws the lines that open a talk: those of a scene that waits for its answer, or else as the tutor says them now. Where the
 * talk has gone on already, what was said is read by the page.
 * @returns when the first line is drawn, or it is known that there is none
 */
export async function drawOpening(talk: DrawnTalk, asked: Asked, now: Date): Promise<void> {
  const { userId, languageCode, topic, profile } = asked
  const explanationLanguage = wantedInterfaceLanguage()
  const opening = openingFor(languageCode, profile, explanationLanguage)
  const kept = keptLines(unansweredKey(userId, languageCode, topic), opening)
  if (!kept && currentConversation(userId, languageCode, topic) !== undefined) return talk.remove()
  const words = profile.auto_parse_responses ? loadWords(languageCode, topic) : Promise.resolve()
  const lines = kept ? linesOf(kept) : await askOpening(asked, explanationLanguage, now)
  const first = await lines?.next()
  if (!lines || !first || first.done) return talk.remove()
  const isInTime = await within(
    wordPatience,
    words.then(() => true),
  )
  talk.add(first.value)
  if (!isInTime) void words.then(talk.showWords)
  void drawOthers(lines, talk)
}

async function* linesOf(messages: readonly unknown[]): AsyncGenerator<EarlyLine> {
  yield* messages.flatMap((message) => lineOf(message) ?? [])
}

async function drawOthers(lines: AsyncGenerator<EarlyLine>, talk: DrawnTalk): Promise<void> {
  try {
    for await (const line of lines) talk.add(line)
  } catch {
    // The page reads the same answer, and says that it broke off.
  }
}

/** The words of the lines by which a talk about a topic is opened; without them nothing can be pressed yet. */
async function loadWords(languageCode: string, topic: string): Promise<void> {
  try {
    const response = await fetch(`/openings/${languageCode}/${encodeURIComponent(topic)}.json`)
    noteOpeningWords(languageCode, (await response.json()) as OpeningWords)
  } catch {
    // The dictionary has them all.
  }
}

/** Asks for the opening as the page would; undefined where the server refuses, of which the page tells. */
async function askOpening(
  { topic, languageCode, profile, token }: Asked,
  explanationLanguage: string,
  now: Date,
): Promise<AsyncGenerator<EarlyLine> | undefined> {
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
  // Both may be read: this one here, the other by whoever takes the talk up.
  const copy = response.then((answer) => answer.clone())
  noteEarlyTurn({ ...asked, askedAt: now.getTime(), abort, response })
  const answer = await copy
  return answer.ok ? readLines(answer) : undefined
}
