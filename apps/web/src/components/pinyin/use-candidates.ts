import type { Candidate } from '@lingarden/domain/pinyin/find-candidates'
import { useQuery } from '@tanstack/react-query'
import type { Dictionary } from '@/lib/dictionary/dictionary'
import { localQuery } from '@/lib/dictionary/local-query'

/** So many are asked for: three pages of nine. */
const mostCandidates = 27

/** What letters may stand for; undefined while the dictionary looks. */
export function useCandidates(
  letters: string | undefined,
  dictionary: Dictionary | undefined,
): readonly Candidate[] | undefined {
  return useQuery({
    ...localQuery,
    queryKey: ['pinyin-candidates', letters],
    queryFn: () => dictionary?.candidates(letters ?? '', mostCandidates) ?? [],
    enabled: letters !== undefined && dictionary !== undefined,
    gcTime: 60_000,
  }).data
}
