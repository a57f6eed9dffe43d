import { Plant } from '@/components/ui/plant'
import { usePlants } from '@/lib/review/use-plants'

interface WordPlantProps {
  term: string
  languageCode: string
  /** Pixels. */
  size?: number
  /** Whether it brings its own ground; in a bed it stands in the soil. */
  hasGround?: boolean
}

/** The plant of a word: how far it was recalled. */
export function WordPlant({ term, languageCode, ...drawing }: WordPlantProps) {
  const plants = usePlants(languageCode)
  return <Plant stage={plants?.get(term)?.stage ?? 'seed'} {...drawing} />
}
