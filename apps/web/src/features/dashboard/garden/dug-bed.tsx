import { Link } from 'react-router'
import { BedFrame } from './bed-frame'

interface DugBedProps {
  title: string
  about: string
  to: string
}

const furrow = 'M4 7C24 3 40 10 62 6S104 3 126 7 170 9 196 5'

/** The bed that is dug for the next lesson: the path grows in the garden. */
export function DugBed({ title, about, to }: DugBedProps) {
  return (
    <BedFrame
      spacing={{ plant: 54, cell: 42, columns: 6 }}
      isDug
      plate={
        <Link to={to} className="bed-plate underline-offset-3 hover:underline">
          <span className="font-display leading-tight font-semibold wrap-anywhere">{title}</span>
          <span className="text-[13px] text-leaf-deep">{about}</span>
        </Link>
      }
    >
      <div aria-hidden className="grid pt-2.5 pb-0.5">
        {[0, 1, 2].map((row) => (
          <svg
            key={row}
            viewBox="0 0 200 12"
            preserveAspectRatio="none"
            className="h-6.5 w-full fill-none stroke-soil-line opacity-75"
            strokeWidth="1.6"
            strokeLinecap="round"
          >
            <path d={furrow} />
          </svg>
        ))}
      </div>
    </BedFrame>
  )
}
