import { gradeWords, type DrillAnswer } from '@lingarden/domain/exercises/reviews-of-answer'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePlantedWords } from '@/lib/bank/get-words'
import { dictionaryQuery } from '@/lib/dictionary/use-dictionary'
import { logError } from '@/lib/log'
import { recordReviews } from '@/lib/review/record-reviews'
import { useUser } from '@/lib/session/session-provider'
import { findBankWords } from './find-bank-words'
import { openRunLog } from './run-log'

/**
 * Adds to the review log how well the words of the bank were known that an exercise asked for, also without a connection.
 * Answers that come before the dictionary wait for it, as it tells the words of a sentence; where there is none, words
 * that were asked for by themselves count all the same.
 */
export function useAnswerReviews(languageCode: LanguageCode): (answer: DrillAnswer) => void {
  const bank = usePlantedWords(languageCode).data?.map(({ word_string }) => word_string) ?? []
  const { id: userId } = useUser()
  const client = useQueryClient()
  const [log] = useState(openRunLog)
  return (answer) => {
    const answeredAt = Date.now()
    client
      .ensureQueryData(dictionaryQuery(languageCode))
      .catch(() => undefined)
      .then((dictionary) =>
        gradeWords(answer, async (text) =>
          dictionary ? findBankWords(bank, text, dictionary) : bank.filter((word) => word === text),
        ),
      )
      .then((grades) => recordReviews(client, { userId, languageCode }, log(grades, answeredAt)))
      .catch((cause: unknown) => logError('The answer to an exercise could not be kept', cause))
  }
}
