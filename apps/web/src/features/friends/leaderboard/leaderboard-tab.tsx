import { rankMetrics, rankPeriods } from '@lingarden/domain/friends/ranking'
import { findLanguage, supportedLanguages } from '@lingarden/languages/find-language'
import { QueryState } from '@/components/ui/query-state'
import { SegmentedControl } from '@/components/ui/segmented-control'
import { SelectField } from '@/components/ui/select-field'
import { languageTitle } from '@/i18n/language-title'
import { useTexts } from '@/i18n/texts'
import { useKeepRetained } from '@/lib/friends/use-keep-retained'
import { useProfile } from '@/lib/profile/get-profile'
import { useRanking } from '../api/get-ranking'
import { RankingTable } from './ranking-table'
import { useRankingFilter } from './use-ranking-filter'

/** Friends beside each other, by what the learner chooses. */
export function LeaderboardTab() {
  const friends = useTexts('friends')
  const { ranks } = friends
  const profile = useProfile().data
  useKeepRetained(findLanguage(profile?.current_language_code)?.languageCode)
  const [ranking, change] = useRankingFilter()
  const { data, isError, refetch } = useRanking(ranking)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-end gap-3">
        <SegmentedControl
          legend={ranks.metric}
          options={rankMetrics.map((metric) => ({ value: metric, label: ranks.metrics[metric] }))}
          value={ranking.metric}
          onChange={(metric) => change({ metric })}
        />
        <SegmentedControl
          legend={ranks.period}
          options={rankPeriods.map((period) => ({ value: period, label: ranks.periods[period] }))}
          value={ranking.period}
          onChange={(period) => change({ period })}
        />
        <SelectField
          label={ranks.language}
          isLabelHidden
          value={ranking.language}
          onChange={(code) => change({ language: findLanguage(code)?.languageCode ?? 'all' })}
        >
          <option value="all">{ranks.allLanguages}</option>
          {supportedLanguages.map(({ languageCode, names }) => (
            <option key={languageCode} value={languageCode}>
              {languageTitle({ names })}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="text-sm text-ink-soft">{ranks.about[ranking.metric][ranking.period]}</p>
      {profile?.shares_practice === false && <p className="text-sm">{ranks.hidden}</p>}
      {data ? (
        <RankingTable ranks={data} metric={ranking.metric} />
      ) : (
        <QueryState
          isError={isError}
          onRetry={() => void refetch()}
          failed={ranks.failed}
          offline={friends.offline}
        />
      )}
      {data?.length === 1 && <p className="text-center text-ink-soft">{ranks.alone}</p>}
    </div>
  )
}
