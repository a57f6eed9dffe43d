import { plainSense } from '@lingarden/languages/kit/dictionary/short-meaning'
import { languageByCode, type LanguageCode } from '@lingarden/languages/find-language'
import type { BankWord } from '@lingarden/domain/word-bank'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { PlantLink } from '@/components/garden/plant-link'
import type { Garden } from '@/components/garden/use-garden'
import { useTexts } from '@/i18n/texts'
import { ChevronDown, Droplet } from '@/icons/icons.ts'
import { reviewPaths } from '@/lib/paths'
import { useWordInAddress } from '@/lib/use-word-in-address'

export interface BedToShow {
  id: string
  name: string
  /** In the order of planting. */
  words: readonly string[]
}

interface BankBedProps {
  bed: BedToShow
  /** The words that are shown, by term. */
  words: ReadonlyMap<string, BankWord>
  garden: Garden
  languageCode: LanguageCode
}

/** Two rows on a wide screen, five of four on a phone. */
const shownAtOnce = 20
/** A large bed is opened in parts, so that a phone need not draw thousands of plants. */
const shownMore = 200
/** CSS pixels of a plant's field. */
const plantSize = 64

/** A bed with its name, what is thirsty in it, and its words; a search leaves few of them. */
export function BankBed({ bed, words, garden, languageCode }: BankBedProps) {
  const { bankWords, gardening } = useTexts('bankWords', 'gardening')
  const { addressOf } = useWordInAddress()
  const { section, isMeant } = useMeantBed(bed.id)
  const [limit, setLimit] = useState(isMeant ? shownMore : shownAtOnce)
  const [current, setCurrent] = useState<string>()
  const language = languageByCode(languageCode)
  const thirsty = bed.words.filter((word) => garden.thirsty.has(word))
  const shown = bed.words.slice(0, limit)
  const stop = current !== undefined && shown.includes(current) ? current : shown[0]
  const heading = `bed ${bed.id}`
  return (
    <section ref={section} aria-labelledby={heading} className="plot">
      <header className="flex flex-wrap items-baseline gap-x-3.5">
        <h2 id={heading} className="text-lg wrap-anywhere">
          {bed.name}
        </h2>
        <p className="text-sm text-ink-soft">
          {bankWords.shown(bed.words.length, bed.words.length)}
          {thirsty.length > 0 && (
            <>
              {' · '}
              <span className="whitespace-nowrap text-rain">
                <Droplet size={14} aria-hidden className="mr-0.5 inline align-[-2px]" />
                {gardening.thirsty(thirsty.length)}
              </span>
            </>
          )}
        </p>
        {thirsty.length > 0 && (
          <Link
            to={reviewPaths.practice}
            state={{ words: thirsty }}
            aria-label={bankWords.waterBed(thirsty.length, bed.name)}
            className="ml-auto py-1 text-sm text-leaf-deep underline underline-offset-3"
          >
            {bankWords.water(thirsty.length)}
          </Link>
        )}
      </header>
      <ul aria-label={bed.name} className="plot-plants">
        {shown.map((word) => (
          <li key={word}>
            <PlantLink
              word={word}
              meaning={meaningOf(words.get(word))}
              garden={garden}
              language={language}
              size={plantSize}
              to={addressOf(word)}
              isTabStop={word === stop}
              isNamed
              onReach={setCurrent}
            />
          </li>
        ))}
      </ul>
      {shown.length < bed.words.length && (
        <button
          type="button"
          onClick={() => setLimit(shown.length + shownMore)}
          className="ml-5 inline-flex min-h-10 items-center gap-1.5 text-sm text-leaf-deep underline underline-offset-3"
        >
          {bed.words.length <= shown.length + shownMore
            ? bankWords.allOf(bed.words.length)
            : bankWords.moreOf(shownMore, bed.words.length)}
          <ChevronDown size={16} aria-hidden />
        </button>
      )}
    </section>
  )
}

/** The bed that the address names comes into sight. */
function useMeantBed(id: string) {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isMeant = hash !== '' && decodeURIComponent(hash.slice(1)) === id
  useEffect(() => {
    if (isMeant) section.current?.scrollIntoView()
  }, [isMeant])
  return { section, isMeant }
}

const meaningOf = (word: BankWord | undefined): string | undefined =>
  word?.definition[0] === undefined ? undefined : plainSense(word.definition[0])
