import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '@/lib/session/session-provider'
import { cardStore } from './cards/card-store'
import { reviewKeys } from './keys'
import { useReviewLog } from './use-review-log'

/** The plants of the words that were recalled or forgotten, by term; any other word is a seed. */
export type Plants = ReadonlyMap<string, { stage: PlantStage; recalledDays: number }>

export const noPlants: Plants = new Map()

/** The plants of a language, made from the log off the main thread; undefined until they are known, then the earlier ones. */
export function usePlants(languageCode: string | null | undefined): Plants | undefined {
  const { id } = useUser()
  const { data: log, dataUpdatedAt, name } = useReviewLog(languageCode)
  const key = reviewKeys.plantsOf(id, languageCode ?? '')
  const plants = useQuery({
    queryKey: [...key, dataUpdatedAt, log?.length],
    queryFn: () => cardStore.plantsOf(name, log ?? []),
    enabled: log !== undefined && log.length > 0,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: (before, query) => (query?.queryKey[2] === key[2] ? before : undefined),
  })
  // Who has reviewed nothing need not wait for the scheduler.
  return log?.length === 0 ? noPlants : plants.data
}
