import { wordsInActivity, type CustomActivity } from '@lingarden/domain/activities/activity'
import { makeDrills, type WordDrill } from '@lingarden/domain/activities/make-drills'
import { sentencePieces } from '@lingarden/domain/activities/sentence-pieces'
import { createChance, shuffle } from '@lingarden/domain/chance'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '@/i18n/texts'
import { usePlantedWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import type { ReviewWord } from '../words/review-word'
import { useReviewWords } from '../words/use-review-words'

/** Other words of the bank whose meanings are wrong options. */
const otherWords = 12
/** Sentences a word that exercises are made of; others are not split. */
const sentencesUsed = 4

/** The exercises of an activity, mixed by a seed; undefined while they are made. */
export function useActivityDrills(
  { id, kinds }: CustomActivity,
  terms: readonly string[],
  language: SupportedLanguage,
  seed: number,
): { drills: WordDrill[]; words: ReadonlyMap<string, ReviewWord> } | undefined {
  const review = useTexts('review')
  const bank = usePlantedWords(language.languageCode).data
  const [others] = useState(() => {
    const strangers = (bank ?? [])
      .map(({ word_string }) => word_string)
      .filter((word) => !terms.includes(word))
    return shuffle(strangers, createChance(seed)).slice(0, otherWords)
  })
  const played = terms.slice(0, wordsInActivity)
  const found = useReviewWords(language.languageCode, [...played, ...others])
  const dictionary = useDictionary(language.languageCode).data
  return useQuery({
    ...localQuery,
    queryKey: ['activity-drills', id, kinds, language.tag, [...(found?.keys() ?? [])], seed],
    queryFn: async () => {
      const known = [...(found?.values() ?? [])]
      const words = new Map(
        known.filter(({ term }) => played.includes(term)).map((word) => [word.term, word]),
      )
      const material = await Promise.all(
        Array.from(words.values(), async ({ term, meaning, sentences }) => ({
          term,
          meaning,
          sentences: await splitSentences(sentences, language, dictionary),
        })),
      )
      const otherMeanings = known.filter(({ term }) => !words.has(term)).map(({ meaning }) => meaning)
      const workshop = {
        kinds,
        prompts: review.prompts,
        language: language.tag,
        otherMeanings,
        chance: createChance(seed),
      }
      return { drills: makeDrills(material, workshop), words }
    },
    enabled: found !== undefined,
    gcTime: 0,
  }).data
}

/** Where nothing stands between words, the dictionary tells them apart. */
function splitSentences(
  sentences: ReviewWord['sentences'],
  { tag, wordJoiner }: SupportedLanguage,
  dictionary: Dictionary | undefined,
) {
  return Promise.all(
    sentences.slice(0, sentencesUsed).map(async (sentence) => {
      const tokens = wordJoiner === '' ? await dictionary?.tokenize(sentence.text) : undefined
      return { ...sentence, pieces: sentencePieces(sentence.text, tag, tokens) }
    }),
  )
}
