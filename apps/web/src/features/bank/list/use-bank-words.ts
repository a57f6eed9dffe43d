import type { LanguageCode } from '@lingarden/languages/find-language'
import type { ToldMeaning } from '@lingarden/domain/courses/outline'
import { bankWordFromRow, explainWord, type BankRow, type BankWord } from '@lingarden/domain/word-bank'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useWords } from '@/lib/bank/get-words'
import { bankKeys } from '@/lib/bank/keys'
import { useReaderMeanings } from '@/lib/courses/get-reader-meanings'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { isMissing } from '@/lib/is-missing'
import { useUser } from '@/lib/session/session-provider'
import { lookUpMeanings, type Meanings } from './word-meanings'

const made = new WeakMap<BankRow, { meaning: ToldMeaning | undefined; word: BankWord }>()

/** The word of a row, the same object as long as neither row nor meaning is another. */
function wordOf(row: BankRow, meaning: ToldMeaning | undefined): BankWord {
  const known = made.get(row)
  if (known && known.meaning === meaning) return known.word
  const word = known ? explainWord(known.word, meaning) : bankWordFromRow(row, meaning)
  made.set(row, { meaning, word })
  return word
}

/**
 * The learner's words with what the dictionary knows of them. Words stand there before their meanings do, and while a
 * large bank is read for the first time, those that have arrived do.
 */
export function useBankWords(languageCode: LanguageCode) {
  const { id } = useUser()
  const bank = useWords(languageCode)
  const arriving = useQuery<BankRow[]>({
    queryKey: bankKeys.arriving(id, languageCode),
    // Put there by whoever reads the bank.
    enabled: false,
    gcTime: 0,
  })
  const rows = bank.data ?? arriving.data
  const meanings = useMeanings(languageCode, rows, bank.data ? bank.dataUpdatedAt : arriving.dataUpdatedAt)
  const words = useMemo(
    () => rows?.map((row) => wordOf(row, meanings?.get(row.word_string))),
    [rows, meanings],
  )
  return {
    words,
    rows: bank.data,
    /** Whether more of it is still to arrive. */
    isArriving: bank.data === undefined && words !== undefined,
    isError: isMissing(bank),
    retry: () => void bank.refetch(),
  }
}

function useMeanings(
  languageCode: LanguageCode,
  rows: readonly BankRow[] | undefined,
  revision: number,
): Meanings | undefined {
  const dictionary = useDictionary(languageCode).data
  const told = useReaderMeanings(languageCode)
  const base = ['bank-meanings', languageCode, told.key] as const
  return useQuery<Meanings>({
    ...localQuery,
    queryKey: [...base, revision, rows?.length],
    queryFn: ({ client, queryKey, signal }) => {
      const known = client
        .getQueriesData<Meanings>({ queryKey: base })
        .reduce<Meanings>((most, [, found]) => (found && found.size > most.size ? found : most), new Map())
      if (!dictionary || !rows) return known
      const terms = rows.map(({ word_string }) => word_string)
      return lookUpMeanings(terms, known, { dictionary, meanings: told.meanings }, (found) => {
        if (!signal.aborted) client.setQueryData(queryKey, found)
      })
    },
    enabled: dictionary !== undefined && rows !== undefined,
    placeholderData: (before, query) => (query?.queryKey[1] === languageCode ? before : undefined),
    gcTime: 60_000,
  }).data
}
