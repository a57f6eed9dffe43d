import { wordsInActivity, type CustomActivity } from '@lingarden/domain/activities/activity'
import { makeDrills, type WordDrill } from '@lingarden/domain/activities/make-drills'
import { sentencePieces } from '@lingarden/domain/activities/sentence-pieces'
import { createChance } from '@lingarden/domain/chance'
import type { SupportedLanguage } from '@lingarden/domain/languages'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '@/i18n/texts'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import type { ReviewWord } from '../words/review-word'
import { useReviewWords } from '../words/use-review-words'

/** Sentences a word that exercises are made of; others are not split. */
const sentencesUsed = 4

/** The exercises of an activity, mixed by a seed; undefined while they are made. */
export function useActivityDrills(
  { id, kinds }: CustomActivity,
  terms: readonly string[],
  language: SupportedLanguage,
  seed: number,
): { drills: WordDrill[]; words: ReadonlyMap<string, ReviewWord> } | undefined {
  const { review } = useTexts()
  const words = useReviewWords(language.languageCode, terms.slice(0, wordsInActivity))
  const dictionary = useDictionary(language.languageCode).data
  return useQuery({
    ...localQuery,
    queryKey: ['activity-drills', id, kinds, language.tag, [...(words?.keys() ?? [])], seed],
    queryFn: async () => {
      const known = words ?? new Map<string, ReviewWord>()
      const material = await Promise.all(
        Array.from(known.values(), async ({ term, meaning, sentences }) => ({
          term,
          meaning,
          sentences: await splitSentences(sentences, language, dictionary),
        })),
      )
      const workshop = { kinds, prompts: review.prompts, language: language.tag, chance: createChance(seed) }
      return { drills: makeDrills(material, workshop), words: known }
    },
    enabled: words !== undefined,
    gcTime: 0,
  }).data
}

/** Only Mandarin needs the dictionary to tell words apart. */
function splitSentences(
  sentences: ReviewWord['sentences'],
  { tag }: SupportedLanguage,
  dictionary: Dictionary | undefined,
) {
  return Promise.all(
    sentences.slice(0, sentencesUsed).map(async (sentence) => {
      const tokens = tag === 'zh' ? await dictionary?.tokenize(sentence.text) : undefined
      return { ...sentence, pieces: sentencePieces(sentence.text, tag, tokens) }
    }),
  )
}
