import { useQueryClient } from '@tanstack/react-query'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useCallback, useEffect, useReducer, useRef } from 'react'
import { showToast } from '@/components/ui/toast'
import { en } from '@/i18n/en'
import { logError } from '@/lib/log'
import { profileQuery } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { streamTurn } from './api/stream-turn'
import { conversationReducer, emptyConversation, feedbackTimeout, historyOf, type Conversation } from './conversation'

interface Controls {
  conversation: Conversation
  send: (text: string) => void
  retry: () => void
  stop: () => void
  restart: () => void
}

/** One conversation with the tutor in a language; it opens itself. */
export function useConversation(languageCode: LanguageCode): Controls {
  const [conversation, dispatch] = useReducer(conversationReducer, undefined, () => emptyConversation(crypto.randomUUID()))
  const running = useRef<AbortController>(undefined)
  const latest = useRef(conversation)
  const queryClient = useQueryClient()
  const user = useUser()
  useEffect(() => {
    latest.current = conversation
  })

  const take = useCallback(
    async (text: string | undefined, from: Conversation) => {
      running.current?.abort()
      const turn = new AbortController()
      running.current = turn
      const messageId = crypto.randomUUID()
      const now = () => new Date().toISOString()
      dispatch({ type: 'begin', messageId, text, at: now() })
      const timer = setTimeout(() => {
        if (text !== undefined) {
          dispatch({ type: 'feedback-timed-out', messageId, text: en.tutor.feedbackTimedOut })
        }
      }, feedbackTimeout)
      try {
        const profile = await queryClient.ensureQueryData(profileQuery(user.id))
        const request = {
          languageCode,
          conversationId: from.id,
          history: historyOf(from),
          goals: from.goals,
          giveFeedback: profile.give_feedback,
          showSuggestions: profile.show_suggestions,
          ...(text !== undefined && { message: text }),
          ...(from.engineState !== undefined && { engineState: from.engineState }),
        }
        for await (const event of streamTurn(request, turn.signal)) {
          if (turn.signal.aborted) return
          if (event.type === 'error') throw new Error(event.error)
          dispatch({ type: 'event', event, messageId, replyId: crypto.randomUUID(), at: now() })
        }
        dispatch({ type: 'end', messageId })
      } catch (cause) {
        if (turn.signal.aborted) {
          // A newer turn or a restart took over, unless the learner stopped this one.
          if (running.current === turn) dispatch({ type: 'end', messageId })
          return
        }
        logError('The turn failed', cause)
        announceFailure(cause)
        dispatch({ type: 'fail', messageId, text })
      } finally {
        clearTimeout(timer)
      }
    },
    [languageCode, queryClient, user.id],
  )

  const restart = useCallback(() => {
    const id = crypto.randomUUID()
    dispatch({ type: 'reset', id })
    void take(undefined, emptyConversation(id))
  }, [take])

  const isEmpty = conversation.messages.length === 0 && !conversation.isBusy && conversation.failed === undefined
  useEffect(() => {
    if (isEmpty) void take(undefined, latest.current)
  }, [isEmpty, take])

  return {
    conversation,
    restart,
    send: (text) => void take(text, conversation),
    stop: () => running.current?.abort(),
    retry: () => {
      const text = conversation.failed
      const withoutFailed = { ...conversation, messages: conversation.messages.slice(0, text ? -1 : undefined) }
      void take(text || undefined, withoutFailed)
    },
  }
}

/** The toasts of the error catalogue (requirements 8.1, 8.2). */
function announceFailure(cause: unknown): void {
  const message = cause instanceof Error ? cause.message : ''
  if (/Insufficient credits|run out of credits/.test(message)) {
    showToast({ title: en.tutor.outOfTokensTitle, description: en.tutor.outOfTokens, variant: 'destructive' })
  } else showToast({ title: en.tutor.aiErrorTitle, description: en.tutor.aiError, variant: 'destructive' })
}
