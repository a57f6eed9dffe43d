import {
  chooseWords,
  phonePlants,
  phoneSpacing,
  spaceBed,
  widePlants,
} from '@lingarden/domain/garden/bed-layout'
import type { Bed } from '@lingarden/domain/garden/beds'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState } from 'react'
import { Link } from 'react-router'
import { bedName } from '@/components/garden/bed-name'
import { PlantLink } from '@/components/garden/plant-link'
import type { Garden } from '@/components/garden/use-garden'
import { walkBed } from '@/components/garden/walk-bed'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'
import { useWordInAddress } from '@/lib/use-word-in-address'
import { BedFrame } from './bed-frame'
import { BedPlate } from './bed-plate'

interface PlantBedProps {
  bed: Bed
  garden: Garden
  language: SupportedLanguage
  isPhone: boolean
}

/** A bed with a plant for each of its words, on a phone with those that matter now. One tab stop; arrows walk in it. */
export function PlantBed({ bed, garden, language, isPhone }: PlantBedProps) {
  const gardening = useTexts('gardening')
  const [current, setCurrent] = useState(0)
  const { addressOf } = useWordInAddress()
  const name = bedName(bed.origin, gardening)
  const isThirsty = (word: string) => garden.thirsty.has(word)
  const { words, others } = chooseWords(bed.words, isThirsty, isPhone ? phonePlants : widePlants)
  const spacing = isPhone ? phoneSpacing : spaceBed(words.length, garden.words)
  const to = bankPaths.bed(bed.id)
  const stop = Math.min(current, words.length - 1)
  return (
    <BedFrame
      spacing={spacing}
      plate={
        <BedPlate name={name} words={bed.words.length} thirsty={bed.words.filter(isThirsty).length} to={to} />
      }
    >
      <ul aria-label={name} className="bed-plants">
        {words.map((word, place) => (
          <li key={word}>
            <PlantLink
              word={word}
              meaning={garden.meanings.get(word)}
              garden={garden}
              language={language}
              size={spacing.plant}
              to={addressOf(word)}
              isTabStop={place === stop}
              onFocus={() => setCurrent(place)}
              onKeyDown={walkBed}
            />
          </li>
        ))}
        {others > 0 && (
          <li>
            <Link
              to={to}
              aria-label={gardening.othersOf(others, name)}
              className="bed-plant place-items-center! text-sm font-semibold"
            >
              {gardening.others(others)}
            </Link>
          </li>
        )}
      </ul>
    </BedFrame>
  )
}
