import { meaningOf } from '@lingarden/domain/dictionary/entry'
import type { LanguageCode } from '@lingarden/domain/languages'
import { bankWordFromRow, type BankRow, type BankWord } from '@lingarden/domain/word-bank'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '@/lib/bank/get-words'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { useDictionary } from '@/lib/dictionary/use-dictionary'
import { localQuery } from '@/lib/dictionary/local-query'

/** Words whose meaning is looked up at once (requirement 9.5c). */
const batchSize = 100

async function enhance(rows: readonly BankRow[], dictionary: Dictionary | undefined): Promise<BankWord[]> {
  const words: BankWord[] = []
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize)
    const entries = dictionary ? await dictionary.lookUp(batch.map(({ word_string }) => word_string)) : []
    words.push(...batch.map((row, place) => bankWordFromRow(row, meaningOfEntry(entries[place]))))
  }
  return words
}

const meaningOfEntry = (entry: Parameters<typeof meaningOf>[0] | undefined) => entry && meaningOf(entry)

/** The learner's words with what the dictionary knows of them; without it, the words alone. */
export function useBankWords(languageCode: LanguageCode) {
  const rows = useWords(languageCode)
  const dictionary = useDictionary(languageCode)
  const words = useQuery({
    ...localQuery,
    queryKey: ['bank-words', languageCode, rows.dataUpdatedAt, dictionary.dataUpdatedAt],
    queryFn: () => enhance(rows.data ?? [], dictionary.data),
    // Words stand there before their meanings do.
    enabled: rows.data !== undefined,
    placeholderData: (before) => before,
  })
  return {
    words: words.data,
    rows: rows.data,
    isError: rows.isError,
    retry: () => void rows.refetch(),
  }
}
