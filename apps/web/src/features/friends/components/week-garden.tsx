import { growWeekGarden, weekGoal } from '@lingarden/domain/friends/week-garden'
import { wholeMinutes } from '@lingarden/domain/analytics/whole-minutes'
import { Card } from '@/components/ui/card'
import { PlantDrawing } from '@/components/plants/plant'
import { ShareBar } from '@/components/ui/share-bar'
import { useTexts } from '@/i18n/texts'
import type { FriendLists } from '@lingarden/database/rows/friends'

/** What all have practised this week, as a bed that grows; nobody's share of it is told. */
export function WeekGarden({ garden: { gardeners, seconds } }: Pick<FriendLists, 'garden'>) {
  const { garden } = useTexts('friends')
  const minutes = wholeMinutes(seconds)
  const goal = weekGoal(gardeners)
  const plants = growWeekGarden(gardeners, minutes)
  return (
    <Card title={garden.title}>
      <div aria-hidden className="flex flex-wrap justify-center gap-1 rounded-md bg-soil px-3 pt-4 pb-2">
        {plants.map((stage, place) => (
          // Plants of a bed have no names; they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <PlantDrawing key={place} stage={stage} size={44} />
        ))}
      </div>
      <div className="grid gap-2">
        <ShareBar share={Math.min(1, minutes / goal)} />
        <p>{gardeners > 1 ? garden.together(minutes, goal) : garden.alone(minutes, goal)}</p>
        {minutes >= goal && <p>{garden.whole}</p>}
        <p className="text-sm text-ink-soft">{garden.about(gardeners)}</p>
      </div>
    </Card>
  )
}
