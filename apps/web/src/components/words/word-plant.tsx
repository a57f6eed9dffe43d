import { findLanguage } from '@lingarden/languages/find-language'
import { Plant } from '@/components/plants/plant'
import { usePlants } from '@/lib/review/use-plants'

interface WordPlantProps {
  term: string
  languageCode: string
  /** Pixels. */
  size?: number
}

/** The plant of a word: how far it was recalled. */
export function WordPlant({ term, languageCode, ...drawing }: WordPlantProps) {
  const plants = usePlants(languageCode)
  const flower = findLanguage(languageCode)?.flower
  return <Plant stage={plants?.get(term)?.stage ?? 'seed'} flower={flower} {...drawing} />
}
