import { Link } from 'react-router'
import { useTexts } from '@/i18n/texts'
import { Droplet } from '@/icons/icons.ts'

interface BedPlateProps {
  name: string
  words: number
  thirsty: number
  to: string
}

/** The name of a bed, with how many words stand there and how many are thirsty; it opens them. */
export function BedPlate({ name, words, thirsty, to }: BedPlateProps) {
  const { dashboard, gardening } = useTexts('dashboard', 'gardening')
  return (
    <Link to={to} className="bed-plate underline-offset-3 hover:underline">
      <span className="font-display leading-tight font-semibold wrap-anywhere">{name}</span>
      <span className="text-[13px] text-ink-soft">
        {dashboard.words(words)}
        {thirsty > 0 && (
          <>
            {' · '}
            <span className="whitespace-nowrap text-rain">
              <Droplet size={13} aria-hidden className="mr-0.5 inline align-[-2px]" />
              {gardening.thirsty(thirsty)}
            </span>
          </>
        )}
      </span>
    </Link>
  )
}
