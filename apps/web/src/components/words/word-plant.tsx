import { placeOf, type PlantStage } from '@lingarden/domain/plants/plant-stage'
import { findLanguage } from '@lingarden/languages/find-language'
import { Plant } from '@/components/plants/plant'
import { AskedPart } from '@/components/ui/asked-part'
import { usePlants } from '@/lib/review/use-plants'

// What only stands there needs no rules of drawing.
const loadGrowingPlant = async () => (await import('@/components/plants/growing-plant')).GrowingPlant

interface WordPlantProps {
  term: string
  languageCode: string
  /** Pixels. */
  size?: number
  /** What it was; where it has risen since, it grows before one's eyes, once. */
  before?: PlantStage | undefined
}

/** The plant of a word: how far it was recalled. */
export function WordPlant({ term, languageCode, size = 28, before }: WordPlantProps) {
  const stage = usePlants(languageCode)?.get(term)?.stage ?? 'seed'
  const flower = findLanguage(languageCode)?.flower ?? 'cosmos'
  const plant = <Plant stage={stage} flower={flower} size={size} />
  if (before === undefined || placeOf(stage) <= placeOf(before)) return plant
  return (
    <AskedPart load={loadGrowingPlant} waiting={plant} renderFailed={() => plant}>
      {(GrowingPlant) => <GrowingPlant key={stage} from={before} to={stage} flower={flower} size={size} />}
    </AskedPart>
  )
}
