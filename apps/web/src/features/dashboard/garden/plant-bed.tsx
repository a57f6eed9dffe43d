import { chooseWords, mostIn, phoneSpacing, spaceBed } from '@lingarden/domain/garden/bed-layout'
import type { Bed } from '@lingarden/domain/garden/beds'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { memo, useState } from 'react'
import { Link } from 'react-router'
import { bedName } from '@/components/garden/bed-name'
import { PlantLink } from '@/components/garden/plant-link'
import type { Garden } from '@/components/garden/use-garden'
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
  /** How many of its plants are drawn by now; the places of the others are kept. */
  drawn: number
}

/** A bed with a plant for each of its words, on a phone with those that matter now. One tab stop; arrows walk in it. */
export const PlantBed = memo(function PlantBed({ bed, garden, language, isPhone, drawn }: PlantBedProps) {
  const gardening = useTexts('gardening')
  const [current, setCurrent] = useState<string>()
  const { addressOf } = useWordInAddress()
  const name = bedName(bed.origin, gardening)
  const isThirsty = (word: string) => garden.thirsty.has(word)
  const { words, others } = chooseWords(bed.words, isThirsty, mostIn(isPhone))
  const spacing = isPhone ? phoneSpacing : spaceBed(words.length, garden.words)
  const to = bankPaths.bed(bed.id)
  const stop = current !== undefined && words.includes(current) ? current : words[0]
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
            {place < drawn && (
              <PlantLink
                word={word}
                meaning={garden.meanings.get(word)}
                garden={garden}
                language={language}
                size={spacing.plant}
                to={addressOf(word)}
                isTabStop={word === stop}
                onReach={setCurrent}
              />
            )}
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
})
