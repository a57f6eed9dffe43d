import { pairsToJoin, type OneWord } from '@lingarden/domain/counted-words/leads-to'
import type { LanguageCode } from '@lingarden/languages/find-language'
import type { BankRow } from '@lingarden/domain/word-bank'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'
import { useDictionary } from '@/lib/dictionary/use-dictionary'

/** Terms that are asked about at once, so that a look-up meanwhile does not wait long. */
const batchSize = 500

async function leadAll(terms: readonly string[], dictionary: Pick<Dictionary, 'leadTo'>) {
  const leads: (string | undefined)[] = []
  for (let from = 0; from < terms.length; from += batchSize)
    leads.push(...(await dictionary.leadTo(terms.slice(from, from + batchSize))))
  return leads
}

/** The terms of the bank that are one word by the dictionary as it is now; none until it has told. */
export function usePairsToJoin(languageCode: LanguageCode, rows: readonly BankRow[] | undefined): OneWord[] {
  const dictionary = useDictionary(languageCode).data
  const terms = useMemo(() => rows?.map(({ word_string }) => word_string).toSorted() ?? [], [rows])
  const pairs = useQuery({
    ...localQuery,
    queryKey: ['pairs-to-join', languageCode, terms.join('\n')],
    queryFn: async () => (dictionary ? pairsToJoin(terms, await leadAll(terms, dictionary)) : []),
    enabled: dictionary !== undefined && terms.length > 1,
    gcTime: 0,
  })
  return pairs.data ?? noPairs
}

const noPairs: OneWord[] = []
