import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { Profile } from '@lingarden/database/rows/profile'
import type { Activity } from '@lingarden/domain/tutor-activity'
import { asksFirst } from '@lingarden/domain/ladder/asks-first'
import { taskGoals } from '@lingarden/domain/tutor-goals'
import { useQueryClient } from '@tanstack/react-query'
import { useReducer, useRef } from 'react'
import { currentInterfaceLanguage } from '@/i18n/shown-language'
import { announceAiFailure } from '@/lib/announce-ai-failure'
import { isOutOfTokens } from '@/lib/credits/out-of-tokens'
import { earlyConversation } from '@/lib/early-turn/early-turn'
import { presenceSignal } from '@/lib/identity/presence'
import { useLanguageChanged } from '@/lib/language/language-changed'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { isTooFast } from '@/lib/refusal'
import { useUser } from '@/lib/session/session-provider'
import { getHistory } from '../api/get-history'
import { claimConversation } from './claim-conversation'
import { emptyConversation, feedbackTimeout, type Conversation, type FailedTurn } from './conversation'
import { conversationReducer } from './conversation-reducer'
import { setCurrentConversation } from '@/lib/current-conversation'
import { resumeConversation } from './cached-conversation'
import { activityMessage, type Mending } from './messages'
import { offeredTexts } from './offered-texts'
import { readCachedLearner } from '../offline/cached-learner'
import { keepOfflineMemory } from '../offline/keep-offline-memory'
import { takeTurn } from '../offline/take-turn'
import { findConversationToResume } from './open-conversation'
import { turnRequest } from './turn-request'
import { openingFor } from './unanswered-key'
import { takeUpUnanswered } from './unanswered-scene'
import { useFirstAct } from './use-first-act'
import { useHistorySync } from '../history/use-history-sync'
import { useOpening } from './use-opening'
import type { TaskStart } from '../session/use-lesson-task'

interface Controls {
  conversation: Conversation
  send: (text: string) => void
  /** Sends a turn that failed again. */
  retry: () => void
  /** Ends the reply that is coming in; what has come stays. */
  stop: () => void
  /** Leaves the conversation and begins a new one. */
  restart: () => void
  /** Ends the session: what follows is another one. */
  breakSession: () => void
  /** Takes up an earlier conversation; false where another tab has it, rejects where it cannot be read. */
  open: (id: string) => Promise<boolean>
  /** Adds an activity to the conversation that it was made for, if that is still open; returns its message's id. */
  addActivity: (conversationId: string, activity: Activity) => string
  /** Keeps how far the learner has come in mending a message themselves. */
  mend: (messageId: string, mending: Mending) => void
  answerExercise: (messageId: string, place: number, answer: ExerciseAnswer) => void
  /** Whether the learner has acted in this session; before that nothing counts. */
  hasActed: boolean
  /** The learner has acted by something that is no message: a word, a sound. */
  act: () => void
}

/** What of the learner a turn depends on. */
export interface ConversationLearner {
  profile: Pick<
    Profile,
    | 'give_feedback'
    | 'show_suggestions'
    | 'remember_learner'
    | 'language_levels'
    | 'gender'
    | 'voice_setting'
    | 'hint_first'
    | 'talks_since'
  >
  /** Terms of the bank, the newest first. */
  wordBank: readonly string[]
}

const now = () => new Date().toISOString()

const openingOf = (languageCode: LanguageCode, { profile }: ConversationLearner): string =>
  openingFor(languageCode, profile, currentInterfaceLanguage())

/** A conversation that is empty yet; with a lesson's speaking task its goals are there from the start. */
function firstConversation({ start, topic }: Beginning): Conversation {
  if (!start) return emptyConversation(crypto.randomUUID(), topic)
  const goals = taskGoals(start.task, currentInterfaceLanguage())
  return { ...emptyConversation(start.conversationId), goals }
}

/** What a conversation is to begin with; chance decides where nothing is chosen. */
interface Beginning {
  /** A lesson's speaking task. */
  start?: TaskStart | undefined
  /** What the learner chose to talk about. */
  topic?: string | undefined
  /** Whether something can still be talked about: what an old conversation was about may be gone. */
  isTopic?: (topic: string) => boolean
}

/** One conversation with the tutor in a language; it opens itself, or goes on where the learner left it. */
export function useConversation(
  languageCode: LanguageCode,
  learner: ConversationLearner,
  { start, topic, isTopic = () => true }: Beginning = {},
): Controls {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const [conversation, dispatch] = useReducer(conversationReducer, { start, topic }, firstConversation)
  const running = useRef<{ messageId: string; abort: AbortController }>(undefined)
  const { hasActed, act } = useFirstAct(conversation)
  const opening = openingOf(languageCode, learner)
  useHistorySync(userId, languageCode, conversation, { opening, isCounted: hasActed })

  async function take(
    from: Conversation,
    text: string | undefined,
    { messageId = crypto.randomUUID(), offered }: { messageId?: string; offered?: string[] } = {},
  ) {
    const abort = new AbortController()
    running.current = { messageId, abort }
    // A turn that outlives the sign-out would be kept in the name of who is gone.
    const signal = AbortSignal.any([abort.signal, presenceSignal()])
    const about = from.topics.at(-1)
    setCurrentConversation(userId, languageCode, from.id, about)
    const { give_feedback: feedback, show_suggestions: suggestions } = learner.profile
    const mending = feedback && asksFirst(learner.profile, languageCode, Date.now())
    const wants = { feedback, suggestions, mending }
    dispatch({ type: 'begin', messageId, text, at: now(), wants })
    let hasReplied = false
    const timer = setTimeout(() => {
      dispatch({ type: 'feedback-timed-out', messageId })
      // The reply is what was asked for first: while it still comes, it is waited for.
      if (!hasReplied) return
      abort.abort()
      dispatch({ type: 'end', messageId })
    }, feedbackTimeout)
    try {
      const canBe = about !== undefined && isTopic(about)
      const wanted = { messageId, text, offered, wants, topic: canBe ? about : undefined, start }
      const request = turnRequest(languageCode, from, wanted)
      const recall = () => readCachedLearner(userId, languageCode, Date.now())
      for await (const taken of takeTurn(request, { ...learner, recall }, signal)) {
        hasReplied ||= taken.event.type === 'reply'
        dispatch({ type: 'event', ...taken, messageId, replyId: crypto.randomUUID(), at: now() })
        if (learner.profile.remember_learner)
          keepOfflineMemory(taken, { userId, languageCode, messageId, text, history: request.history })
      }
      dispatch({ type: 'end', messageId })
    } catch (cause) {
      if (signal.aborted) return
      logError('The turn failed', cause)
      announceAiFailure(cause)
      const reason = isTooFast(cause) ? { reason: cause.message } : {}
      dispatch({ type: 'fail', messageId, isOutOfTokens: isOutOfTokens(cause), ...reason })
    } finally {
      clearTimeout(timer)
      // A turn has its price.
      void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) })
    }
  }

  function resume(earlier: Conversation) {
    running.current?.abort.abort()
    setCurrentConversation(userId, languageCode, earlier.id, earlier.topics.at(-1))
    dispatch({ type: 'restore', conversation: earlier })
  }

  function restart() {
    running.current?.abort.abort()
    // What is talked about now is begun again, and what was chosen where nothing is.
    const about = conversation.topics.at(-1) ?? topic
    const id = earlyConversation(languageCode, about) ?? crypto.randomUUID()
    dispatch({ type: 'reset', id, topic: about })
    void claimConversation(id)
    void take(emptyConversation(id, about), undefined)
  }

  function stop() {
    if (!running.current) return
    const { messageId, abort } = running.current
    abort.abort()
    dispatch({ type: 'stop', messageId, replyId: crypto.randomUUID(), at: now() })
  }
  // The page begins anew with the new language; what still runs in the old one would be paid for and never read.
  useLanguageChanged(stop)

  /** What was offered when the message was written is gone from the screen, so nothing is said of it. */
  const answerAnew = (from: Conversation, { text, messageId }: FailedTurn) =>
    void take(from, text, { messageId })

  async function begin() {
    if (start && start.conversationId === conversation.id) {
      void claimConversation(conversation.id)
      return take(conversation, undefined)
    }
    const kept =
      (await findConversationToResume(userId, languageCode, topic)) ??
      (await takeUpUnanswered(userId, languageCode, { opening, topic, now: Date.now() }))
    // Whoever was quicker has begun already.
    if (running.current) return
    if (!kept) return restart()
    resume(kept)
    // The page was left while the reply came.
    if (kept.failed) answerAnew(kept, kept.failed)
  }

  useOpening(conversation.messages.length === 0 && conversation.turn === undefined, () => void begin())

  return {
    conversation,
    hasActed,
    act,
    restart,
    breakSession: () => dispatch({ type: 'break', at: Date.now() }),
    open: async (id) => {
      const earlier = await getHistory(userId, languageCode, id)
      if (!(await claimConversation(id))) return false
      resume(resumeConversation(earlier, Date.now()))
      return true
    },
    addActivity: (conversationId, activity) => {
      const id = crypto.randomUUID()
      dispatch({ type: 'activity', conversationId, message: activityMessage(id, activity, now()) })
      return id
    },
    mend: (messageId, mending) => dispatch({ type: 'mend', messageId, mending }),
    answerExercise: (messageId, place, answer) => dispatch({ type: 'answer', messageId, place, answer }),
    send: (text) => void take(conversation, text, { offered: offeredTexts(conversation) }),
    retry: () => {
      if (conversation.failed) answerAnew(conversation, conversation.failed)
    },
    stop,
  }
}
