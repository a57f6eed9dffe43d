import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { tutorPaths } from '@/lib/paths'
import { readResetMarker } from '@/lib/reset-navigation'
import { useUser } from '@/lib/session/session-provider'
import { readCachedConversation } from '../conversation/cached-conversation'
import {
  currentConversation,
  forgetCurrentConversation,
  setCurrentConversation,
} from '@/lib/current-conversation'
import { unansweredTopic } from '../conversation/unanswered-scene'
import type { TaskStart } from '../session/use-lesson-task'

/** A talk on the page: the one that the address says, or the one that it said before the list of topics. */
interface Visit {
  /** Another number is another talk. */
  count: number
  /** Undefined in a lesson's task, and in a conversation that was kept without one. */
  topic: string | undefined
  start: TaskStart | undefined
}

const nextVisit = (before: Visit | undefined, topic: string | undefined, start?: TaskStart): Visit => ({
  count: (before?.count ?? 0) + 1,
  topic,
  start,
})

/**
 * What the address of the tutor says: `?view=topics` the list, `?topic=…` a talk, `?view=surprise` one by chance; without any
 * it goes on with what was left, or leads to the list. It follows the talk where that goes on to another topic.
 * @param start a lesson's task that is to begin
 */
export function useTalkAddress(languageCode: LanguageCode, start: TaskStart | undefined) {
  const { id: userId } = useUser()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [search] = useSearchParams()
  const view = search.get('view')
  const isPicking = view === 'topics'
  const isSurprise = view === 'surprise'
  const topic = isPicking || isSurprise ? undefined : (search.get('topic') ?? undefined)
  const [visit, setVisit] = useState<Visit>()
  const [begun, setBegun] = useState<TaskStart>()
  if (start && start !== begun) {
    setBegun(start)
    setVisit(nextVisit(visit, undefined, start))
  } else if (topic !== undefined && visit?.topic !== topic) {
    const shown = shownIn(state)
    const isShown = visit && shown !== undefined && shown === currentConversation(userId, languageCode)
    setVisit(isShown ? { ...visit, topic } : nextVisit(visit, topic))
  }

  const isPlain =
    !isPicking && !isSurprise && topic === undefined && search.get('lesson') === null && start === begun
  // Who goes to the tutor from within it wants something else (requirement 2.47b).
  const isReset = readResetMarker(state) !== undefined
  const isUnsettled = isPlain && (isReset || visit === undefined || visit.topic !== undefined)
  const settle = useEffectEvent((last: string | null | undefined) => {
    if (isReset || last === undefined) return void navigate(tutorPaths.topics, { replace: true, state })
    if (last === null) return setVisit((before) => nextVisit(before, undefined))
    void navigate(tutorPaths.topic(last), { replace: true })
  })
  useEffect(() => {
    if (!isUnsettled) return
    let isLeft = false
    void lastTopic(userId, languageCode).then((last) => isLeft || settle(last))
    return () => {
      isLeft = true
    }
  }, [isUnsettled, userId, languageCode])

  return {
    isPicking,
    isSurprise,
    visit,
    /** Begins a talk about a topic anew, unless its scene waits for the first answer. */
    pick: (chosen: string) => {
      forgetCurrentConversation(userId, languageCode, chosen)
      setVisit((before) => nextVisit(before, chosen))
    },
    /** Says in the address what the talk on the page is about now. */
    follow: (conversationId: string, now: string) => {
      if (isPicking || isSurprise || now === topic) return
      setCurrentConversation(userId, languageCode, conversationId, now)
      void navigate(tutorPaths.topic(now), { replace: true, state: { shows: conversationId } })
    },
  }
}

/** The conversation for which the page itself wrote an entry of the history. */
function shownIn(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'shows' in state ? state.shows : undefined
}

/** What was talked about last; null where that has no topic, undefined where nothing is to be gone on with. */
async function lastTopic(userId: string, languageCode: string): Promise<string | null | undefined> {
  const id = currentConversation(userId, languageCode)
  const kept = id === undefined ? undefined : await readCachedConversation(userId, languageCode, id)
  return kept ? (kept.topics.at(-1) ?? null) : unansweredTopic(userId, languageCode)
}
