import { isTrackableWord } from '@lingarden/domain/dictionary/trackable-word'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { bankKeys } from '@/lib/bank/keys'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { keepWords, syncWords } from './sync-words'
import { nothingTracked, sessionCounts, trackWord, type TrackedWords } from './tracked-words'

interface WordTracking {
  /** Counts the words of a message, once a message. */
  trackMessage: (messageId: string, sentence: string, tokens: readonly TextToken[]) => void
  /** Counts a word that was looked up. */
  trackClick: (word: string, sentence: string) => void
  newWords: number
  wordsPractised: number
}

const syncInterval = 30_000

/**
 * Tracks the words of a session, and syncs them every 30 seconds, when the tutor is left and when the page goes
 * (requirement 4.16).
 */
export function useWordTracking(languageCode: LanguageCode): WordTracking {
  const user = useUser()
  const queryClient = useQueryClient()
  const words = useWords(languageCode).data
  const [tracked, setTracked] = useState<TrackedWords>(nothingTracked)
  const countedMessages = useRef(new Set<string>())
  const pending = useRef<TrackedWords>(nothingTracked)

  const track = useCallback(
    (word: string, sentence: string, kind: 'seen' | 'click') => {
      const isInBank = words?.some((row) => row.word_string.toLowerCase() === word.toLowerCase()) ?? false
      const meeting = { word, sentence, kind, isInBank, at: new Date().toISOString() }
      pending.current = trackWord(pending.current, meeting)
      setTracked(pending.current)
    },
    [words],
  )

  const sync = useCallback(async () => {
    keepWords(user.id, languageCode, Object.values(pending.current.pending))
    pending.current = { ...pending.current, pending: {} }
    try {
      await syncWords(user.id)
      await queryClient.invalidateQueries({ queryKey: bankKeys.of(user.id, languageCode), refetchType: 'all' })
    } catch (cause) {
      logError('Words wait to be synced', cause)
    }
  }, [user.id, languageCode, queryClient])

  useEffect(() => {
    const timer = setInterval(() => void sync(), syncInterval)
    const onHide = () => document.visibilityState === 'hidden' && void sync()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', onHide)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', onHide)
      void sync()
    }
  }, [sync])

  return {
    trackMessage: (messageId, sentence, tokens) => {
      if (countedMessages.current.has(messageId)) return
      countedMessages.current.add(messageId)
      for (const { kind, term } of tokens) {
        if (kind === 'word' && term && isTrackableWord(term, { lookUp: () => ({ term }) })) track(term, sentence, 'seen')
      }
    },
    trackClick: (word, sentence) => {
      if (isTrackableWord(word, { lookUp: () => ({ term: word }) })) track(word, sentence, 'click')
    },
    ...sessionCounts(tracked),
  }
}
