import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { isKeptPhrase, keptPhrasesIn } from '@lingarden/domain/counted-words/kept-phrases'
import { findLanguage, type LanguageCode } from '@lingarden/languages/find-language'
import { isPlanted, type BankRow } from '@lingarden/domain/word-bank'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { currentDay } from '@/lib/analytics/use-today'
import { showWords } from '@/lib/analytics/words-added'
import { showEdit } from '@/lib/bank/change-bank'
import { unaidedUses } from '@lingarden/domain/plants/unaided-uses'
import { useWords } from '@/lib/bank/get-words'
import { bankKeys } from '@/lib/bank/keys'
import type { Meeting, MeetingPlanting } from '@/lib/bank/counted-words'
import { newRow } from '@/lib/bank/new-row'
import { plants } from '@/lib/bank/plants'
import { countMeetings, countsAmong } from '@/lib/bank/word-counts'
import type { BankOwner } from '@/lib/bank/word-table'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { logError } from '@/lib/log'
import { useUser } from '@/lib/session/session-provider'
import { sendWaiting } from '@/lib/sync/deliver'
import { queue } from '@/lib/sync/queue'
import {
  classifyWord,
  noSessionWords,
  sessionWordsOf,
  wordStats,
  type SessionWordStats,
} from './session-words'
import { recordUses } from './record-uses'
import { termsToCount, type MetText } from './terms-to-count'
import { useSessionGrowth, type SessionGrowth } from './use-session-growth'

export interface WordTracking extends SessionWordStats, SessionGrowth {
  /** Whether words can be told apart into new and practised: the bank is read, or cannot be. */
  isReady: boolean
  /** Counts the words of a message as seen, once a message; what the learner used by themselves is planted. */
  trackMessage: (message: { id: string; content: string }, met: MetText, dictionary: Dictionary) => void
  /** Counts terms of the bank as seen that were practised in a sentence. */
  trackTerms: (terms: readonly string[], sentence: string) => void
  /** Counts that a term was looked up, which plants it. */
  trackClick: (term: string, sentence: string) => void
  /** The same of a word in its text, under the term that it counts by; names and misspellings count for nothing. */
  trackLookUp: (
    word: { tokens: readonly TextToken[]; start: number },
    sentence: string,
    dictionary: Dictionary,
  ) => void
  /** Brings what was counted to the server; it never throws. */
  sync: () => Promise<void>
  /** Words are told apart anew from here on; what was counted stays counted. */
  beginSession: () => void
}

/**
 * Tracks the words that a learner meets in a session (requirement 4.16).
 * @param earlier what the session came to before the page was loaded anew
 */
export function useWordTracking(
  languageCode: LanguageCode,
  earlier?: SessionWordStats & SessionGrowth,
): WordTracking {
  const { id: userId, fullName } = useUser()
  const queryClient = useQueryClient()
  const bank = useWords(languageCode)
  const [words, setWords] = useState(() => (earlier ? sessionWordsOf(earlier) : noSessionWords))
  const counted = useRef(new Set<string>())
  const lookedUp = useRef(new Set<string>())
  const { growth, countRecalled, beginGrowth } = useSessionGrowth(bank.data, earlier)
  const language = findLanguage(languageCode)
  const names = useMemo(
    () => [...Object.values(language?.voiceTutorNames ?? {}), ...fullName.split(/\s+/u).filter(Boolean)],
    [language, fullName],
  )

  const rowsNow = () => queryClient.getQueryData<BankRow[]>(bankKeys.of(userId, languageCode)) ?? []

  /** The terms of a text, and the phrases of the bank that stand in it. */
  const termsOf = async (met: MetText, dictionary: Dictionary): Promise<string[]> => {
    const phrases = rowsNow().flatMap((row) => (isPlanted(row) && isKeptPhrase(row) ? [row.word_string] : []))
    const terms = await termsToCount(met, names, dictionary)
    return [...new Set([...terms, ...keptPhrasesIn(met.met, phrases)])]
  }

  const meet = (
    terms: readonly string[],
    sentence: string,
    kind: Meeting['kind'],
    { plantedBy, isSaid = false }: { plantedBy?: MeetingPlanting | undefined; isSaid?: boolean } = {},
  ) => {
    const known = knownWords(bank.data, countsAmong(languageCode, queue.look(userId)))
    setWords((before) =>
      terms.reduce(
        (after, word) => classifyWord(after, word, { isKnown: known.has(word.toLowerCase()), isSaid }),
        before,
      ),
    )
    void countTerms({ userId, languageCode }, terms, { sentence, kind, plantedBy })
    if (plantedBy) show(terms, sentence, plantedBy)
  }

  const lookUp = (terms: readonly string[], sentence: string) => {
    for (const term of terms) lookedUp.current.add(term)
    meet(terms, sentence, 'click', { plantedBy: 'look-up' })
  }

  /** Shows what is planted before the server has it. */
  const show = (terms: readonly string[], sentence: string, by: MeetingPlanting) => {
    // As it is by now: the words were told by the dictionary, which may have been slow.
    const bankNow = queryClient.getQueryData<BankRow[]>(bankKeys.of(userId, languageCode))
    const isThere = new Set(bankNow?.filter(isPlanted).map(({ word_string }) => word_string))
    const fresh = terms.filter((word) => !isThere.has(word) && plants(word, by, languageCode))
    // Without the bank nobody can tell what is new to it.
    if (!bankNow || fresh.length === 0) return
    const rows = fresh.map((word): BankRow =>
      newRow(word, 'tutor', { sentences: sentence ? [sentence] : [], planted_by: by }),
    )
    showEdit(queryClient, { userId, languageCode }, { kind: 'add', rows })
    showWords(queryClient, { userId, languageCode, added: fresh })
  }

  /** Lets planted words grow that the learner used right, without seeing or looking them up. */
  const recall = async (terms: readonly string[], aid: string, dictionary: Dictionary) => {
    const tokens = await dictionary.tokenize(aid)
    const seen = await termsOf({ tokens, met: tokens, isOwn: false, isUsed: false }, dictionary)
    const planted = new Set(
      rowsNow()
        .filter(isPlanted)
        .map(({ word_string }) => word_string),
    )
    const uses = unaidedUses({
      terms,
      aided: new Set([...seen, ...lookedUp.current]),
      isPlanted: (term) => planted.has(term),
    })
    countRecalled(uses)
    await recordUses(queryClient, { userId, languageCode }, uses)
  }

  return {
    isReady: bank.data !== undefined || bank.isError || bank.isPaused,
    trackMessage: ({ id, content }, met, dictionary) => {
      if (counted.current.has(id)) return
      counted.current.add(id)
      termsOf(met, dictionary)
        .then((terms) => {
          meet(terms, content, 'seen', { plantedBy: met.isUsed ? 'used' : undefined, isSaid: met.isOwn })
          return met.aid === undefined ? undefined : recall(terms, met.aid, dictionary)
        })
        .catch((cause: unknown) => logError('The words of a message could not be counted', cause))
    },
    trackTerms: (terms, sentence) => meet(terms, sentence, 'seen', { isSaid: true }),
    trackClick: (term, sentence) => lookUp([term], sentence),
    trackLookUp: ({ tokens, start }, sentence, dictionary) => {
      const met = tokens.filter((token) => token.start === start)
      termsToCount({ tokens, met, isOwn: true, isUsed: false, keepsPhrases: true }, names, dictionary)
        .then((terms) => lookUp(terms, sentence))
        .catch((cause: unknown) => logError('A look-up could not be counted', cause))
    },
    sync: async () => void (await sendWaiting(userId)),
    beginSession: () => {
      setWords(noSessionWords)
      beginGrowth()
      lookedUp.current.clear()
    },
    ...wordStats(words),
    ...growth,
  }
}

/** Words of the bank and of those that were counted and wait, in lower case. */
function knownWords(
  bank: readonly { word_string: string }[] = [],
  counted: readonly { word: string }[],
): Set<string> {
  const words = [...bank.map(({ word_string }) => word_string), ...counted.map(({ word }) => word)]
  return new Set(words.map((word) => word.toLowerCase()))
}

/** Counts that terms were met now, and by what they were planted. */
function countTerms(
  owner: BankOwner,
  terms: readonly string[],
  met: Pick<Meeting, 'sentence' | 'kind'> & { plantedBy: MeetingPlanting | undefined },
): Promise<void> {
  const { sentence, kind, plantedBy } = met
  const at = new Date().toISOString()
  const planting = plantedBy && { by: plantedBy, on: currentDay() }
  const meetings = terms.map((word) => {
    const meeting = { word, sentence, kind, at }
    return planting && plants(word, planting.by, owner.languageCode) ? { ...meeting, planting } : meeting
  })
  return countMeetings(owner, meetings)
}
