import type { LanguageCode } from '@lingarden/languages/find-language'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'
import { findBankWords } from './find-bank-words'

export interface LessonTracking {
  /**
   * Counts the bank's words of a text that was answered rightly as seen; its other words are no key terms and are not
   * taken into the bank by it.
   * @param sentence that becomes their example; empty where the text is none
   */
  countPractised: (text: string, sentence: string) => void
  /** Counts a term as seen that was known in a game, where it is in the bank. */
  countTerm: (term: string, sentence: string) => void
  /** Brings what was counted to the server; it never throws. */
  bring: () => void
  /** Counts that a word was looked up, which plants it. */
  countLookup: (word: string, sentence: string) => void
}

/** Counts what a lesson makes of the words of the bank; it is brought to the server when the step is left. */
export function useLessonTracking(languageCode: LanguageCode): LessonTracking {
  const dictionary = useDictionary(languageCode).data
  const words = useWords(languageCode).data
  const { trackTerms, trackClick, trackLookUp, sync } = useWordTracking(languageCode)
  const onLeave = useEffectEvent(() => void sync())
  useEffect(() => () => onLeave(), [])
  const bank = words?.map(({ word_string }) => word_string) ?? []
  return {
    countPractised: (text, sentence) => {
      if (!dictionary) return
      findBankWords(bank, text, dictionary)
        .then((terms) => trackTerms(terms, terms.some(isWhole(sentence)) ? '' : sentence))
        .catch((cause: unknown) => logError('The words of an exercise could not be counted', cause))
    },
    countTerm: (term, sentence) => {
      if (bank.includes(term)) trackTerms([term], sentence)
    },
    bring: () => void sync(),
    countLookup: (word, sentence) => {
      const known = bank.find((term) => term.toLowerCase() === word.toLowerCase())
      if (known !== undefined) return trackClick(known, sentence)
      const tokens = [{ kind: 'word', text: word, term: word, start: 0 }] as const
      if (dictionary) trackLookUp({ tokens, start: 0 }, sentence, dictionary)
    },
  }
}

/** A word by itself is no sentence that could show how it is used. */
const isWhole = (sentence: string) => (term: string) => term.toLowerCase() === sentence.toLowerCase()
