import type { PlantStage } from '@lingarden/domain/plants/plant-stage'
import { useTexts } from '@/i18n/texts'
import { usePlants } from '@/lib/review/use-plants'

interface StageChangeProps {
  term: string
  languageCode: string
  /** What its plant was when the game began; undefined where that was not known. */
  before: PlantStage | undefined
}

/** What the plant of a word is now, and what it was if that is another. */
export function StageChange({ term, languageCode, before }: StageChangeProps) {
  const common = useTexts('common')
  const now = usePlants(languageCode)?.get(term)?.stage ?? 'seed'
  if (before === undefined || before === now) return common.stages[now]
  return `${common.stages[before]} → ${common.stages[now]}`
}
