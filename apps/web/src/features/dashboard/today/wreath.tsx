import { leafOutline } from '@/components/plants/drawing/leaf.ts'
import { useTexts } from '@/i18n/texts'

/** Each stands for a twentieth of the goal. */
const leaves = 20
const { edge, rib } = leafOutline(15, 5.2, 2.4)

interface WreathProps {
  /** Undefined while they are not known. */
  minutes: number | undefined
  goal: number
  className?: string
}

/** Today's minutes as a wreath that closes at the goal; the words beside it say the same. */
export function Wreath({ minutes, goal, className }: WreathProps) {
  const dashboard = useTexts('dashboard')
  const grown = Math.min(leaves, Math.round((leaves * (minutes ?? 0)) / goal))
  const isMet = minutes !== undefined && minutes >= goal
  return (
    <svg viewBox="0 0 120 120" aria-hidden className={className}>
      <circle cx="60" cy="60" r="49" fill="none" className="stroke-line" />
      {Array.from({ length: leaves }, (_, place) => (
        <g
          key={place}
          transform={`rotate(${place * 18 + 9} 60 60) translate(60 11) rotate(${place % 2 === 1 ? 118 : 62})`}
          strokeLinejoin="round"
        >
          {place < grown ? (
            <>
              <path d={edge} fill="var(--plant-fill)" stroke="var(--plant-line)" />
              <path d={rib} fill="none" stroke="var(--plant-line)" strokeWidth=".6" />
            </>
          ) : (
            <path d={edge} fill="none" strokeWidth=".8" opacity=".7" className="stroke-control-line" />
          )}
        </g>
      ))}
      {minutes !== undefined && (
        <g textAnchor="middle">
          <text x="60" y="65" className="fill-ink font-display text-[34px] font-semibold">
            {minutes}
          </text>
          <text x="60" y="81" className="fill-ink-soft text-xs">
            {isMet ? dashboard.goalMet : dashboard.ofMinutes(goal)}
          </text>
        </g>
      )}
    </svg>
  )
}
