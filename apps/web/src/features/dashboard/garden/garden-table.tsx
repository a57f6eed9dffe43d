import { countStages, plantStages } from '@lingarden/domain/plants/plant-stage'
import { useTexts } from '@/i18n/texts'
import { useNumberFormat } from '@/i18n/use-number-format'
import { bedName } from '@/components/garden/bed-name'
import type { Garden } from '@/components/garden/use-garden'

/** The same garden in numbers: words by bed and stage. */
export function GardenTable({ garden: { beds, plants, thirsty } }: { garden: Garden }) {
  const { common, gardening } = useTexts('common', 'gardening')
  const format = useNumberFormat()
  const cell = 'border-b border-line px-2 py-2 sm:px-3.5'
  return (
    <details className="mt-8 overflow-x-auto">
      <summary className="inline-flex min-h-10 items-center px-1 text-sm text-leaf-deep underline underline-offset-3">
        {gardening.asTable}
      </summary>
      <table className="mt-2 rounded-md bg-card text-sm shadow-hairline">
        <caption className="sr-only">{gardening.tableAbout}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${cell} text-left`}>
              {gardening.bed}
            </th>
            {plantStages.map((stage) => (
              <th key={stage} scope="col" className={`${cell} text-right`}>
                {common.stages[stage]}
              </th>
            ))}
            <th scope="col" className={`${cell} text-right`}>
              {gardening.thirst}
            </th>
          </tr>
        </thead>
        <tbody>
          {beds.map(({ id, origin, words }) => {
            const stages = countStages(words, plants)
            return (
              <tr key={id}>
                <th scope="row" className={`${cell} text-left font-medium`}>
                  {bedName(origin, gardening)}
                </th>
                {plantStages.map((stage, place) => (
                  <td key={stage} className={`${cell} text-right`}>
                    {format(stages[place] ?? 0)}
                  </td>
                ))}
                <td className={`${cell} text-right`}>
                  {format(words.filter((word) => thirsty.has(word)).length)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
