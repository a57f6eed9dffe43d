import type { PictureName } from '@lingarden/domain/pictures/picture'
import { classNames } from '@/components/ui/class-names'
import drawings from './generated/pictures.svg'

type Tint = 'bg-leaf-pale' | 'bg-rain-pale' | 'bg-blossom-pale' | 'bg-(--sun-pale)'

/** What is behind each: the colour that the drawing has least of. */
const tints: Readonly<Record<PictureName, Tint>> = {
  cafe: 'bg-leaf-pale',
  calendar: 'bg-rain-pale',
  clothes: 'bg-(--sun-pale)',
  cooking: 'bg-blossom-pale',
  day: 'bg-rain-pale',
  directions: 'bg-(--sun-pale)',
  family: 'bg-blossom-pale',
  flat: 'bg-leaf-pale',
  'free-time': 'bg-(--sun-pale)',
  home: 'bg-rain-pale',
  hotel: 'bg-leaf-pale',
  journey: 'bg-blossom-pale',
  learning: 'bg-(--sun-pale)',
  letter: 'bg-rain-pale',
  market: 'bg-rain-pale',
  meeting: 'bg-(--sun-pale)',
  pharmacy: 'bg-(--sun-pale)',
  picnic: 'bg-rain-pale',
  rest: 'bg-rain-pale',
  restaurant: 'bg-blossom-pale',
  routine: 'bg-(--sun-pale)',
  shopping: 'bg-rain-pale',
  station: 'bg-rain-pale',
  talk: 'bg-leaf-pale',
  town: 'bg-(--sun-pale)',
  weather: 'bg-blossom-pale',
  weekend: 'bg-blossom-pale',
  work: 'bg-leaf-pale',
}

interface PictureProps {
  name: PictureName
  /** What is drawn, for those who do not see it; without one it is for the eye only, beside words that say it. */
  label?: string
  className?: string
}

/** A small picture on its tint, which is there before the drawing has come; what gives it a size is its class. */
export function Picture({ name, label, className }: PictureProps) {
  return (
    <span className={classNames('grid place-items-center overflow-hidden', tints[name], className)}>
      <svg
        viewBox="0 0 140 104"
        className="w-full overflow-visible"
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      >
        <use href={`${drawings}#${name}`} />
      </svg>
    </span>
  )
}
