import { PlantDrawing } from '@/components/plants/plant'
import { useTexts } from '@/i18n/texts'
import { Card } from '@/components/ui/card'

const stages = ['seed', 'leaf', 'bloom'] as const

/** How a garden begins, for who has none yet. */
export function FirstSteps() {
  const dashboard = useTexts('dashboard')
  return (
    <Card title={dashboard.emptyTitle}>
      <ol className="grid gap-4">
        {stages.map((stage) => (
          <li key={stage} className="flex items-center gap-4">
            <span className="grid size-14 shrink-0 place-items-center rounded-md bg-sunken">
              <PlantDrawing stage={stage} size={36} />
            </span>
            <p>{dashboard.firstSteps[stage]}</p>
          </li>
        ))}
      </ol>
    </Card>
  )
}
