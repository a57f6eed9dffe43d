import type { RankMetric } from '@lingarden/domain/friends/ranking'
import { AvatarPlant } from '@/components/plants/avatar-plant'
import { classNames } from '@/components/ui/class-names'
import { useNumberFormat } from '@/i18n/use-number-format'
import { useTexts } from '@/i18n/texts'
import type { Rank } from '@lingarden/database/rows/friends'
import { useNameOf } from '../components/person-line'

/** Places, names and figures; the learner's own row is marked. */
export function RankingTable({ ranks, metric }: { ranks: readonly Rank[]; metric: RankMetric }) {
  const { ranks: texts, title } = useTexts('friends')
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-1">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-left text-sm text-ink-soft">
          <th scope="col" className="w-14 px-2 text-center font-normal">
            {texts.rank}
          </th>
          <th scope="col" className="font-normal">
            {texts.name}
          </th>
          <th scope="col" className="w-32 px-3 text-right font-normal">
            {texts.metrics[metric]}
          </th>
        </tr>
      </thead>
      <tbody>
        {ranks.map((rank) => (
          <RankRow key={rank.id} rank={rank} metric={metric} />
        ))}
      </tbody>
    </table>
  )
}

function RankRow({ rank, metric }: { rank: Rank; metric: RankMetric }) {
  const { you, ranks: texts } = useTexts('friends')
  const format = useNumberFormat()
  const name = useNameOf(rank)
  return (
    <tr className={classNames(rank.is_you ? 'bg-leaf-pale' : 'bg-card')}>
      <td className="rounded-l-md px-2 py-2 text-center font-display text-lg tabular-nums">
        {format(rank.rank)}
      </td>
      <th scope="row" className="py-2 text-left font-normal">
        <span className="flex items-center gap-3">
          <AvatarPlant plant={rank.plant} size={36} className={rank.is_you ? 'bg-card' : ''} />
          <span
            className={classNames('line-clamp-2 min-w-0 wrap-anywhere', rank.is_you && 'font-medium')}
            title={name}
          >
            <bdi>{name}</bdi>
          </span>
          {rank.is_you && (
            <span className="shrink-0 rounded-full bg-card px-2 text-xs text-leaf-deep">{you}</span>
          )}
        </span>
      </th>
      <td className="rounded-r-md px-3 py-2 text-right tabular-nums">{texts.values[metric](rank.value)}</td>
    </tr>
  )
}
