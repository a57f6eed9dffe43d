import type { PlantedSeed } from '@lingarden/domain/first-talk/seeds'
import { EarthEdge } from '@/components/plants/earth-edge'
import { PlantDrawing } from '@/components/plants/plant'
import { classNames } from '@/components/ui/class-names'
import { useTalk } from './talk-context'
import './bed.css'

interface BedProps {
  seeds: readonly PlantedSeed[]
  /** The bed before the last answer: what is new falls or sprouts before one's eyes. */
  before?: readonly PlantedSeed[]
  /** The term of the word that is asked for: the bed does not tell it. */
  asked?: string | undefined
  /** Over the whole width, with larger plants, where nothing stands beside the talk. */
  isWide?: boolean
}

/** The earth at the foot: each word that was used is a seed in it, and sprouts when it is recalled. */
export function Bed({ seeds, before = seeds, asked, isWide = false }: BedProps) {
  const { texts, language } = useTalk()
  const stageBefore = ({ term }: PlantedSeed) => before.find((each) => each.term === term)?.stage
  const changed = seeds.filter((seed) => stageBefore(seed) !== seed.stage)
  return (
    <section aria-label={texts.bed} className="relative z-10 mt-auto">
      <ul className={classNames('first-bed', isWide && 'first-bed-wide')}>
        {seeds.map((seed) => (
          <li
            key={seed.term}
            className={classNames(
              'grid min-w-0 flex-1 justify-items-center',
              stageBefore(seed) === undefined && 'falls',
              stageBefore(seed) === 'seed' && seed.stage === 'sprout' && 'grows',
            )}
          >
            <PlantDrawing stage={seed.stage} flower={language.flower} size={40} />
            <span
              lang={language.languageCode}
              className={classNames('first-bed-name', changed.includes(seed) && 'font-semibold')}
            >
              {seed.term === asked ? '…' : seed.text}
            </span>
          </li>
        ))}
        {seeds.length === 0 && <li className="first-bed-name flex-1">{texts.emptyBed}</li>}
      </ul>
      <EarthEdge className="first-earth" />
      <p role="status" className="sr-only">
        {changed
          .map(({ text, stage }) => (stage === 'sprout' ? texts.sprouted(text) : texts.fallen(text)))
          .join(' ')}
      </p>
    </section>
  )
}
