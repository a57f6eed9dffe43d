import { meaningOf, type DictionaryEntry } from '@lingarden/languages/kit/dictionary/entry'
import type { LanguageCode } from '@lingarden/languages/find-language'
import { thirstyWords } from '@lingarden/domain/review/due-cards'
import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { bankWordFromRow, type BankRow, type BankWord } from '@lingarden/domain/word-bank'
import { useMemo } from 'react'
import { useWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useCountedTerm } from '@/lib/dictionary/use-counted-term'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { useEntry } from '@/lib/dictionary/use-entry'
import type { Plan } from '@/lib/review/cards/card-service'
import { reviewClock } from '@/lib/review/review-clock'
import { usePlants } from '@/lib/review/use-plants'
import { useReviewPlan } from '@/lib/review/use-review-plan'
import type { WordInText } from './word-in-text'

/** A word with all that the view shows of it at once; what it shows when asked is loaded then. */
export interface ViewedWord {
  term: string
  languageCode: LanguageCode
  /** Null where the dictionary does not know the word, undefined while it is looked up. */
  entry: DictionaryEntry | null | undefined
  dictionary: Dictionary | undefined
  /** Whether the dictionary cannot be opened. */
  hasFailed: boolean
  retry: () => void
  /** The word as the bank has it, planted or only met; undefined where it has none. */
  own: BankWord | undefined
  /** What it is planted as: soy as ser. */
  plantedAs: string
  /** Whether it is no word of the language, such as a name; undefined until that is known. */
  isStranger: boolean | undefined
  stage: PlantStage
  isThirsty: boolean
  /** Whether another word of the bank is spelt so. */
  isTaken: (other: string) => boolean
}

const findRow = (rows: readonly BankRow[] | undefined, term: string | null | undefined) => {
  const wanted = term?.toLowerCase()
  return rows?.find(({ word_string }) => word_string.toLowerCase() === wanted)
}

const isThirsty = ({ due, now }: Plan, term: string): boolean =>
  thirstyWords(
    due.filter(({ card }) => card.word === term),
    reviewClock(now),
  ).size > 0

/** Reads a word for the view. @param met where it stands in a text; by itself without it */
export function useViewedWord(term: string, languageCode: LanguageCode, met?: WordInText): ViewedWord {
  const dictionary = useDictionary(languageCode)
  const { data: entry } = useEntry(term, languageCode, dictionary.data)
  const alone = useMemo<WordInText>(
    () => ({ tokens: [{ kind: 'word', text: term, term, start: 0 }], start: 0 }),
    [term],
  )
  const counted = useCountedTerm(met ?? alone, languageCode, dictionary.data)
  const rows = useWords(languageCode).data
  const row = rows?.find(({ word_string }) => word_string === term) ?? findRow(rows, counted ?? term)
  const own = useMemo(
    () => row && bankWordFromRow(row, row.word_string === entry?.term ? meaningOf(entry) : undefined),
    [row, entry],
  )
  const { plan } = useReviewPlan(languageCode)
  const plant = usePlants(languageCode)?.get(own?.term ?? term)
  return {
    term,
    languageCode,
    entry,
    dictionary: dictionary.data,
    hasFailed: dictionary.isError,
    retry: () => void dictionary.refetch(),
    own,
    plantedAs: own?.term ?? counted ?? term,
    isStranger: counted === undefined ? undefined : counted === null,
    stage: plant?.stage ?? 'seed',
    isThirsty: own !== undefined && plan !== undefined && isThirsty(plan, own.term),
    isTaken: (other) => other !== own?.term && (rows ?? []).some(({ word_string }) => word_string === other),
  }
}
