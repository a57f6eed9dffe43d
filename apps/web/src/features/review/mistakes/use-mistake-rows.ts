import { useOnline } from '@/lib/use-online'
import { fitsFilter, type KeptMistake, type MistakeFilter } from '../../../lib/mistakes/kept-mistake'
import { useMistakes } from '../../../lib/mistakes/get-mistakes'
import { useOpenMistakes } from '../../../lib/mistakes/get-open-mistakes'

/** The rows of the list, and what is known of the rest. */
export interface MistakeRows {
  /** Undefined while they are loading, and where they cannot be had. */
  rows: readonly KeptMistake[] | undefined
  hasFailed: boolean
  /** Whether they are what this browser kept, as the server cannot be reached. */
  isKept: boolean
  hasMore: boolean
  isLoadingMore: boolean
  hasMoreFailed: boolean
  loadMore: () => void
  retry: () => void
}

/** The mistakes that a filter lets through; without a connection those that were kept, as far as they fit. */
export function useMistakeRows(filter: MistakeFilter): MistakeRows {
  const isOnline = useOnline()
  const list = useMistakes(filter)
  const open = useOpenMistakes(filter.languageCode)
  const pages = list.data?.pages.flatMap(({ mistakes }) => mistakes)
  const isUnreachable = !pages && (list.isError || !isOnline)
  const kept = isUnreachable ? open.data?.filter((mistake) => fitsFilter(mistake, filter)) : undefined
  // A row that moved between two pages stands once.
  const rows = pages ? [...new Map(pages.map((mistake) => [mistake.id, mistake])).values()] : kept
  return {
    rows: rows?.filter((mistake) => fitsFilter(mistake, filter)),
    hasFailed: rows === undefined && isUnreachable && !open.isPending,
    isKept: kept !== undefined,
    hasMore: list.hasNextPage,
    isLoadingMore: list.isFetchingNextPage,
    hasMoreFailed: list.isFetchNextPageError,
    loadMore: () => void list.fetchNextPage(),
    retry: () => {
      void list.refetch()
      void open.refetch()
    },
  }
}
