import { Plot } from './plot'
import { classNames } from '../ui/class-names'

interface Bar {
  label: string
  value: number
  /** What a pointer over it shows. */
  hint: string
  /** Drawn in the quieter colour. */
  isQuiet?: boolean
  /** A value to compare with, drawn as a short line. */
  mark?: number | undefined
}

interface BarsProps {
  width: number
  height?: number
  label: string
  bars: readonly Bar[]
  /** A value that all bars are to reach, drawn as a line over the whole width. */
  goal?: number
  /** The greatest value, where it is known. */
  max?: number
  unit?: string
}

/** Bars side by side. */
export function Bars({ width, height, label, bars, goal, max, unit }: BarsProps) {
  const highest = max ?? Math.max(goal ?? 0, ...bars.map(({ value, mark = 0 }) => Math.max(value, mark)))
  return (
    <Plot
      width={width}
      label={label}
      max={highest}
      labels={bars.map((bar) => bar.label)}
      {...(height && { height })}
      {...(unit && { unit })}
    >
      {({ x, y, step, base }) => {
        const gap = Math.min(4, step * 0.25)
        return (
          <>
            {bars.map(({ value, hint, isQuiet, mark }, place) => {
              const barWidth = Math.max(1, step - gap)
              const barHeight = Math.max(value > 0 ? 1 : 0, base - y(value))
              return (
                <g key={hint}>
                  <title>{hint}</title>
                  {/* The whole column shows the hint, also where the bar is low. */}
                  <rect x={x(place)} y={y(highest)} width={step} height={base - y(highest)} fillOpacity="0" />
                  <rect
                    x={x(place) + gap / 2}
                    y={base - barHeight}
                    width={barWidth}
                    height={barHeight}
                    rx={Math.min(3, barWidth / 3)}
                    className={classNames('fill-leaf', isQuiet && 'opacity-55')}
                  />
                  {mark !== undefined && (
                    <path
                      d={`M${x(place)} ${y(mark)}h${step}`}
                      strokeWidth="2.5"
                      className="stroke-blossom"
                    />
                  )}
                </g>
              )
            })}
            {goal !== undefined && (
              <path
                d={`M${x(0)} ${y(goal)}h${step * bars.length}`}
                strokeWidth="2"
                strokeDasharray="5 4"
                className="stroke-sun"
              />
            )}
          </>
        )
      }}
    </Plot>
  )
}
