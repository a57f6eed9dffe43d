import { defaultDailyLimits, type DailyLimits } from '@lingarden/domain/review/daily-limits'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useToday } from '@/lib/analytics/use-today'
import { usePlantedWords } from '@/lib/bank/get-words'
import { isMissing } from '@/lib/is-missing'
import { useProfile } from '@/lib/profile/get-profile'
import { useUser } from '@/lib/session/session-provider'
import { cardStore } from './cards/card-store'
import { reviewKeys } from './keys'
import { useReviewLog } from './use-review-log'

/** Milliseconds after which a plan is made anew, as steps of minutes come due. */
const planAge = 60_000

/** How many cards a day the learner wants. */
export function useDailyLimits(): DailyLimits {
  const profile = useProfile().data
  return {
    newCards: profile?.new_cards_per_day ?? defaultDailyLimits.newCards,
    reviews: profile?.reviews_per_day ?? defaultDailyLimits.reviews,
  }
}

/** What to review today in a language, and why; undefined until words and reviews are known. */
export function useReviewPlan(languageCode: string | null | undefined) {
  const { id } = useUser()
  const bank = usePlantedWords(languageCode)
  const log = useReviewLog(languageCode)
  const limits = useDailyLimits()
  const today = useToday()
  const words = useMemo(() => termsByAge(bank.data ?? []), [bank.data])
  const key = reviewKeys.planOf(id, languageCode ?? '')
  const plan = useQuery({
    queryKey: [...key, today, bank.dataUpdatedAt, log.dataUpdatedAt, log.data?.length, limits],
    queryFn: () => cardStore.plan(log.name, log.data ?? [], { words, now: Date.now(), limits }),
    enabled: bank.data !== undefined && log.data !== undefined,
    networkMode: 'always',
    staleTime: planAge,
    gcTime: 0,
    refetchOnMount: true,
    refetchInterval: planAge,
    placeholderData: (before, query) =>
      query?.queryKey[2] === key[2] && query.queryKey[3] === today ? before : undefined,
  })
  return {
    plan: plan.data,
    /** The words that have cards, in the order in which new ones begin; undefined until they are known. */
    words: bank.data && words,
    /** Whether the plan is of this moment, and not one that is being made anew. */
    isFresh: !plan.isFetching && !plan.isPlaceholderData,
    isError: plan.isError || isMissing(bank) || isMissing(log),
    retry: () => void Promise.all([bank.refetch(), log.refetch(), plan.refetch()]),
  }
}

/** What was added first is begun first. */
const termsByAge = (rows: readonly { word_string: string; created_at: string }[]): string[] =>
  rows
    .toSorted((a, b) => (a.created_at < b.created_at ? -1 : Number(a.created_at > b.created_at)))
    .map(({ word_string }) => word_string)
