import {
  chooseWords,
  phonePlants,
  phoneSpacing,
  spaceBed,
  widePlants,
} from '@lingarden/domain/garden/bed-layout'
import type { Bed } from '@lingarden/domain/garden/beds'
import type { SupportedLanguage } from '@lingarden/languages/find-language'
import { useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { bankPaths } from '@/lib/paths'
import { useWordInAddress } from '@/lib/use-word-in-address'
import { BedFrame } from './bed-frame'
import { bedName } from './bed-name'
import { BedPlate } from './bed-plate'
import { PlantLink } from './plant-link'
import type { Garden } from './use-garden'

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
  const to = bankPaths.shown(new URLSearchParams(bed.origin.kind === 'tag' ? { tag: bed.origin.tag } : {}))
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
              garden={garden}
              language={language}
              size={spacing.plant}
              to={addressOf(word)}
              isTabStop={place === stop}
              onFocus={() => setCurrent(place)}
              onKeyDown={walk}
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

/** Arrows walk from plant to plant: aside by one, up and down by a row. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const bed = event.currentTarget.closest('ul')
  const plants = bed ? [...bed.querySelectorAll<HTMLAnchorElement>('.bed-plant')] : []
  const columns = bed ? getComputedStyle(bed).gridTemplateColumns.split(' ').length : 1
  const steps: Record<string, number> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  }
  const step = steps[event.key]
  const target = step === undefined ? undefined : plants[plants.indexOf(event.currentTarget) + step]
  if (!target) return
  event.preventDefault()
  target.focus()
}
