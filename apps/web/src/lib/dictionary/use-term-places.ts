import type { LanguageCode } from '@lingarden/languages/find-language'
import type { TextToken } from '@lingarden/domain/dictionary/tokenize'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Dictionary } from './dictionary'
import { localQuery } from './local-query'

/**
 * Where the words of a text stand that the bank counts under a term, in any of its forms: quiero is querer.
 * @param term undefined where none is looked for
 * @returns starts in UTF-16 code units; none while it is not known
 */
export function useTermPlaces(
  term: string | undefined,
  tokens: readonly TextToken[] | undefined,
  languageCode: LanguageCode,
  dictionary: Dictionary | undefined,
): ReadonlySet<number> {
  const text = tokens?.map((token) => token.text).join('')
  const wanted = term?.toLowerCase()
  const { data: counted } = useQuery({
    ...localQuery,
    queryKey: ['counted-words', languageCode, text],
    queryFn: () => dictionary?.countWords(tokens ?? [], { isOwn: true, keepsPhrases: true }) ?? [],
    enabled: dictionary !== undefined && tokens !== undefined && wanted !== undefined,
  })
  return useMemo(() => {
    const same = [
      ...(counted ?? []),
      // What is not counted, such as a name, is itself.
      ...(tokens ?? []).map((token) => ({ start: token.start, term: token.term ?? token.text })),
    ].filter((word) => word.term.toLowerCase() === wanted)
    return new Set(same.map(({ start }) => start))
  }, [counted, tokens, wanted])
}
