import { checkExercise } from '@lingarden/domain/exercises/check-exercise'
import type { AnswerDictionary } from '@lingarden/domain/exercises/judge-answer'
import { supportedLanguages } from '@lingarden/languages/find-language'
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { dictionaryQuery } from '@/lib/dictionary/use-dictionary'

/** A dictionary that knows no word; answers are judged by it with the real rules. */
const noWords: AnswerDictionary = { longestTerm: 1, lookUp: () => undefined }

interface WithDictionaryProps extends Partial<Dictionary> {
  children: ReactNode
  /** What else has been asked for already, by its key. */
  known?: readonly (readonly [QueryKey, unknown])[]
}

/** Screens that have their dictionaries already; what those do may be replaced. */
export function WithDictionary({ children, known, ...own }: WithDictionaryProps) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
    for (const [key, value] of known ?? []) made.setQueryData(key, value)
    for (const { tag, languageCode } of supportedLanguages) {
      const dictionary: Dictionary = {
        lookUp: async () => [],
        tokenize: async () => [],
        countWords: async () => [],
        leadTo: async (terms) => terms.map(() => undefined),
        search: async () => [],
        browse: async () => ({ entries: [], total: 0 }),
        inflections: async () => [],
        check: async (task, given, readings) =>
          checkExercise(task, given, tag, { dictionary: noWords, readings }),
        candidates: async () => [],
        writeOut: async (text) => text,
        ...own,
      }
      made.setQueryData(dictionaryQuery(languageCode).queryKey, dictionary)
    }
    return made
  })
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
