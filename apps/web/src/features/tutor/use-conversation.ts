import type { ExerciseAnswer } from '@lingarden/domain/exercises/exercise-answer'
import type { LanguageCode } from '@lingarden/domain/languages'
import type { Profile } from '@lingarden/domain/profile'
import type { Activity } from '@lingarden/domain/tutor-activity'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { currentInterfaceLanguage } from '@/i18n/interface-language'
import { showTokenPopup } from '@/lib/credits/token-popup'
import { logError } from '@/lib/log'
import { profileKeys } from '@/lib/profile/keys'
import { useUser } from '@/lib/session/session-provider'
import { getHistory } from './api/get-history'
import { historyKeys } from './api/history-keys'
import { saveHistory } from './api/save-history'
import { streamTurn } from './api/stream-turn'
import {
  conversationReducer,
  emptyConversation,
  feedbackTimeout,
  historyBefore,
  type Conversation,
} from './conversation'
import { forgetConversation, keepConversation, readKeptConversation } from './kept-conversation'
import { activityMessage, closeSession } from './messages'
import { offeredTexts } from './offered-texts'
import { announceFailure } from './turn-failure'

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
  /** Takes up an earlier conversation; rejects where it cannot be read. */
  open: (id: string) => Promise<void>
  /** Adds an activity to the conversation that it was made for, if that is still open; returns its message's id. */
  addActivity: (conversationId: string, activity: Activity) => string
  answerExercise: (messageId: string, place: number, answer: ExerciseAnswer) => void
}

type Preferences = Pick<Profile, 'give_feedback' | 'show_suggestions'>

const now = () => new Date().toISOString()

function firstConversation({ userId, languageCode }: { userId: string; languageCode: string }): Conversation {
  return readKeptConversation(userId, languageCode, Date.now()) ?? emptyConversation(crypto.randomUUID())
}

/** One conversation with the tutor in a language; it opens itself, or goes on where the learner left it. */
export function useConversation(languageCode: LanguageCode, preferences: Preferences): Controls {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const [conversation, dispatch] = useReducer(
    conversationReducer,
    { userId, languageCode },
    firstConversation,
  )
  const running = useRef<{ messageId: string; abort: AbortController }>(undefined)

  async function take(
    from: Conversation,
    text: string | undefined,
    { messageId = crypto.randomUUID(), offered }: { messageId?: string; offered?: string[] } = {},
  ) {
    const abort = new AbortController()
    running.current = { messageId, abort }
    const wants = { feedback: preferences.give_feedback, suggestions: preferences.show_suggestions }
    dispatch({ type: 'begin', messageId, text, at: now(), wants })
    const timer = setTimeout(() => dispatch({ type: 'feedback-timed-out', messageId }), feedbackTimeout)
    try {
      const request = {
        languageCode,
        conversationId: from.id,
        history: historyBefore(from, messageId),
        goals: from.goals,
        giveFeedback: wants.feedback,
        showSuggestions: wants.suggestions,
        explanationLanguage: currentInterfaceLanguage(),
        ...(text !== undefined && { message: text, messageId }),
        ...(offered && { offered }),
        ...(from.engineState !== undefined && { engineState: from.engineState }),
      }
      for await (const event of streamTurn(request, abort.signal)) {
        dispatch({ type: 'event', event, messageId, replyId: crypto.randomUUID(), at: now() })
      }
      dispatch({ type: 'end', messageId })
    } catch (cause) {
      if (abort.signal.aborted) return
      logError('The turn failed', cause)
      announceFailure(cause, showTokenPopup)
      dispatch({ type: 'fail', messageId })
    } finally {
      clearTimeout(timer)
      // A turn has its price.
      void queryClient.invalidateQueries({ queryKey: profileKeys.of(userId) })
    }
  }

  function restart() {
    running.current?.abort.abort()
    forgetConversation(userId, languageCode)
    const id = crypto.randomUUID()
    dispatch({ type: 'reset', id })
    void take(emptyConversation(id), undefined)
  }

  const isUnopened = conversation.messages.length === 0 && conversation.turn === undefined
  useOpening(isUnopened, () => void take(conversation, undefined))

  useEffect(() => {
    if (conversation.phase !== 'idle') return
    keepConversation(userId, languageCode, conversation, Date.now())
    if (conversation.turn === undefined) return
    saveHistory(userId, languageCode, conversation)
      .then(() => queryClient.invalidateQueries({ queryKey: historyKeys.of(userId, languageCode) }))
      .catch((cause: unknown) => logError('The conversation was not kept', cause))
  }, [conversation, userId, languageCode, queryClient])

  return {
    conversation,
    restart,
    breakSession: () => dispatch({ type: 'break', at: Date.now() }),
    open: async (id) => {
      const earlier = await getHistory(id)
      running.current?.abort.abort()
      dispatch({
        type: 'restore',
        conversation: { ...earlier, messages: closeSession(earlier.messages, Date.now()) },
      })
    },
    addActivity: (conversationId, activity) => {
      const id = crypto.randomUUID()
      dispatch({ type: 'activity', conversationId, message: activityMessage(id, activity, now()) })
      return id
    },
    answerExercise: (messageId, place, answer) => dispatch({ type: 'answer', messageId, place, answer }),
    send: (text) => void take(conversation, text, { offered: offeredTexts(conversation) }),
    retry: () => {
      if (!conversation.failed) return
      const { text, messageId } = conversation.failed
      // What was offered when it was written is gone from the screen, so nothing is said of it.
      void take(conversation, text, { messageId })
    },
    stop: () => {
      if (!running.current) return
      const { messageId, abort } = running.current
      abort.abort()
      dispatch({ type: 'stop', messageId, replyId: crypto.randomUUID(), at: now() })
    },
  }
}

/** Opens a conversation once, also where React runs effects twice. */
function useOpening(isUnopened: boolean, open: () => void): void {
  const onOpen = useEffectEvent(open)
  const isOpening = useRef(false)
  useEffect(() => {
    if (isUnopened && !isOpening.current) onOpen()
    isOpening.current = isUnopened
  }, [isUnopened])
}
