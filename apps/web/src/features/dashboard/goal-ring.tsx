import { Check } from '@/icons/icons.ts'

const size = 120
const stroke = 11
const radius = (size - stroke) / 2
const round = 2 * Math.PI * radius

interface GoalRingProps {
  /** Undefined while they are not known. */
  minutes: number | undefined
  goal: number
}

/** Today's minutes as a ring that closes at the goal; the words beside it say the same. */
export function GoalRing({ minutes, goal }: GoalRingProps) {
  const share = Math.min(1, (minutes ?? 0) / goal)
  const isReached = share >= 1
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden className="shrink-0">
      <g
        fill="none"
        strokeWidth={stroke}
        strokeLinecap="round"
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      >
        <circle cx={size / 2} cy={size / 2} r={radius} className="stroke-sunken" />
        {share > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeDasharray={`${share * round} ${round}`}
            className="stroke-leaf motion-safe:transition-[stroke-dasharray]"
          />
        )}
      </g>
      <text
        x="50%"
        y={isReached ? '47%' : '52%'}
        textAnchor="middle"
        dominantBaseline="middle"
        className="fill-ink font-display text-xl"
      >
        {minutes}
      </text>
      {isReached && <Check x={size / 2 - 10} y={size * 0.6} size={20} className="text-leaf" />}
    </svg>
  )
}
