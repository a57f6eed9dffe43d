import { rankMetrics, rankPeriods } from '@lingarden/domain/friends/ranking'
import { findLanguage } from '@lingarden/languages/find-language'
import { useSearchParams } from 'react-router'
import type { Ranking } from '../api/get-ranking'

/** What friends are ranked by; the address holds it, so that a page can be kept and gone back to. */
export function useRankingFilter(): [Ranking, (change: Partial<Ranking>) => void] {
  const [params, setParams] = useSearchParams()
  const ranking: Ranking = {
    metric: rankMetrics.find((metric) => metric === params.get('metric')) ?? 'minutes',
    period: rankPeriods.find((period) => period === params.get('period')) ?? 'week',
    language: findLanguage(params.get('language'))?.languageCode ?? 'all',
  }
  const change = (edit: Partial<Ranking>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of Object.entries(edit)) after.set(name, value)
        return after
      },
      { replace: true },
    )
  return [ranking, change]
}
