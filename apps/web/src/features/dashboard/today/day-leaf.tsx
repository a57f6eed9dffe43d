import { useId } from 'react'
import { leafOutline } from '@/components/plants/drawing/leaf.ts'

const { edge, rib } = leafOutline(30, 10, 3)
const height = 32

/** A day as a leaf, filled as far as its goal was practised; for the eye, beside words that say it. */
export function DayLeaf({ share }: { share: number }) {
  const clip = useId()
  const filled = Math.round(height * Math.min(1, share))
  return (
    <svg viewBox="0 0 24 36" width="21" height="32" aria-hidden>
      <clipPath id={clip}>
        <rect x="-14" y={-filled} width="28" height={filled} />
      </clipPath>
      <g transform="translate(11 33.5) rotate(4)" strokeLinejoin="round" strokeLinecap="round">
        <path d={edge} fill="none" strokeWidth="1.4" className="stroke-control-line" />
        {filled > 0 && (
          <path
            d={edge}
            fill="var(--plant-fill)"
            stroke="var(--plant-line)"
            strokeWidth="1.4"
            clipPath={`url(#${clip})`}
          />
        )}
        <path
          d={rib}
          fill="none"
          stroke={share >= 1 ? 'var(--plant-line)' : 'var(--control-line)'}
          opacity={share >= 1 ? 1 : 0.7}
        />
      </g>
    </svg>
  )
}
