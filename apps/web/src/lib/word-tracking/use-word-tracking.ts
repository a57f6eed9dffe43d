import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { isTrackableWord } from '@lingarden/domain/dictionary/trackable-word'
import type { LanguageCode } from '@lingarden/domain/languages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { recordWords } from '@/lib/analytics/words-added'
import { useWords } from '@/lib/bank/get-words'
import { readBankAgainInTabs } from '@/lib/bank/read-again'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { logError } from '@/lib/log'
import { mayReachServer } from '@/lib/server-reach'
import { useSession, useUser } from '@/lib/session/session-provider'
import { beforeSignOut } from '@/lib/session/sign-out'
import { useOnline } from '@/lib/use-online'
import { openWordSync } from './open-word-sync'
import { pendingStore, type PendingStore } from './pending-store'
import { countMeeting, type Meeting } from './pending-words'
import { classifyWord, wordStats, type SessionWords, type SessionWordStats } from './session-words'
import { trackableWords } from './trackable-words'
import type { WordSync } from './word-sync'

export interface WordTracking extends SessionWordStats {
  /** Whether words can be told apart into new and practised: the bank is read, or cannot be. */
  isReady: boolean
  /** Counts the words of a message as seen, once a message. */
  trackMessage: (
    message: { id: string; content: string },
    tokens: readonly TextToken[],
    dictionary: Dictionary,
  ) => void
  /** Counts terms of the bank as seen that were practised in a sentence. */
  trackTerms: (terms: readonly string[], sentence: string) => void
  /** Counts that a word was looked up. */
  trackClick: (word: string, sentence: string) => void
  /** Brings what was counted to the server and refreshes the bank; it never throws. */
  sync: () => Promise<void>
  /** Words are told apart anew from here on; what was counted stays counted. */
  beginSession: () => void
  /** The page is being closed. */
  leave: () => void
}

/** Tracks the words that a learner meets in a session (requirement 4.16). */
export function useWordTracking(languageCode: LanguageCode): WordTracking {
  const { id: userId } = useUser()
  const queryClient = useQueryClient()
  const bank = useWords(languageCode)
  const [words, setWords] = useState<SessionWords>({})
  const counted = useRef(new Set<string>())
  const store = useMemo(() => pendingStore(userId, languageCode), [userId, languageCode])
  const { sync, leave } = useWordSync(userId, languageCode, store)

  const meet = (terms: readonly string[], sentence: string, kind: Meeting['kind']) => {
    const known = knownWords(bank.data, store)
    setWords((before) =>
      terms.reduce((after, word) => classifyWord(after, word, known.has(word.toLowerCase())), before),
    )
    // Without the bank nobody can tell what is new to it.
    const added = bank.data ? terms.filter((word) => !known.has(word.toLowerCase())) : []
    void recordWords(queryClient, { userId, languageCode, added })
    const at = new Date().toISOString()
    store.update((pending) =>
      terms.reduce((after, word) => countMeeting(after, { word, sentence, kind, at }), pending),
    )
  }

  async function syncAndRefresh() {
    // They wait; the next connection brings them there.
    if (!mayReachServer()) return
    try {
      if (await sync()) await readBankAgainInTabs(queryClient, { userId, languageCode })
    } catch (cause) {
      logError('Words wait to be synced', cause)
    }
  }

  // What an earlier page left behind, and the state of the server that a closing page must know.
  const onOpen = useEffectEvent(syncAndRefresh)
  const isOnline = useOnline()
  useEffect(() => {
    if (isOnline) void onOpen()
  }, [isOnline])
  useEffect(() => beforeSignOut(() => onOpen()), [])

  return {
    isReady: bank.data !== undefined || bank.isError || bank.isPaused,
    trackMessage: ({ id, content }, tokens, dictionary) => {
      if (counted.current.has(id)) return
      counted.current.add(id)
      trackableWords(tokens, dictionary)
        .then((terms) => meet(terms, content, 'seen'))
        .catch((cause: unknown) => logError('The words of a message could not be counted', cause))
    },
    trackTerms: (terms, sentence) => meet(terms, sentence, 'seen'),
    trackClick: (word, sentence) => {
      if (isTrackableWord(word, { lookUp: () => ({ term: word }) })) meet([word], sentence, 'click')
    },
    sync: syncAndRefresh,
    beginSession: () => setWords({}),
    leave,
    ...wordStats(words),
  }
}

function useWordSync(userId: string, languageCode: LanguageCode, store: PendingStore): WordSync {
  const { session } = useSession()
  const { wordSync, setToken } = useMemo(
    () => openWordSync(userId, languageCode, store),
    [userId, languageCode, store],
  )
  useEffect(() => setToken(session?.access_token), [session, setToken])
  return wordSync
}

/** Words of the bank and of the tracked list, in lower case. */
function knownWords(bank: readonly { word_string: string }[] = [], store: PendingStore): Set<string> {
  const { waiting, underway } = store.read()
  const tracked = [...waiting, ...(underway?.words ?? [])].map(({ word }) => word)
  return new Set(
    [...bank.map(({ word_string }) => word_string), ...tracked].map((word) => word.toLowerCase()),
  )
}
