import type { LanguageCode } from '@lingarden/domain/languages'
import { practisedTerms } from '@lingarden/domain/practised-terms'
import { useEffect, useEffectEvent } from 'react'
import { useWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { useWordTracking } from '@/lib/word-tracking/use-word-tracking'

/**
 * Counts the bank's words in what was answered rightly as seen; other words of a sentence are no key terms and are not
 * taken into the bank by it. What was counted is brought to the server when the exercises are left.
 */
export function useDrillTracking(languageCode: LanguageCode): (text: string) => void {
  const dictionary = useDictionary(languageCode).data
  const words = useWords(languageCode).data
  const { trackTerms, sync } = useWordTracking(languageCode)
  const onLeave = useEffectEvent(() => void sync())
  useEffect(() => () => onLeave(), [])
  return (text) => {
    if (!dictionary || !words) return
    const bank = words.map(({ word_string }) => word_string)
    listWords(text, dictionary)
      .then((found) => trackTerms(practisedTerms(bank, text, found), text))
      .catch((cause: unknown) => logError('The words of an exercise could not be counted', cause))
  }
}

/** The words of a text with what they are forms of. */
async function listWords(text: string, dictionary: Dictionary) {
  const tokens = (await dictionary.tokenize(text)).filter(({ kind }) => kind === 'word')
  const entries = await dictionary.lookUp(tokens.map(({ term, text: word }) => term ?? word))
  return tokens.map(({ term, text: word }, place) => ({
    text: word,
    term,
    lemmas: entries[place]?.formOf?.map(([lemma]) => lemma) ?? [],
  }))
}
