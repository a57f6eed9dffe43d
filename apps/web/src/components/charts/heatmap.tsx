import { addDays, type LocalDay } from '@lingarden/domain/analytics/local-day'
import { classNames } from '../ui/class-names'
import { useDayFormat } from '@/i18n/use-day-format'

/** Classes of a day by how much of its goal was done, from nothing to twice the goal. */
export const heatFills = [
  'fill-sunken',
  'fill-leaf [fill-opacity:0.28]',
  'fill-leaf [fill-opacity:0.52]',
  'fill-leaf [fill-opacity:0.78]',
  'fill-leaf',
] as const

const daysAWeek = 7
const labelWidth = 30
const monthHeight = 16
/** Pixels below which a year stands in two rows. */
const narrow = 560

interface HeatDay {
  day: LocalDay
  /** 0 to 4. */
  level: number
  /** What a pointer over it shows. */
  hint: string
}

interface HeatmapProps {
  width: number
  label: string
  /** Days in a row, the oldest first. */
  days: readonly HeatDay[]
}

/** A year as a calendar: weeks from left to right, Monday on top. */
export function Heatmap({ width, label, days }: HeatmapProps) {
  const format = useDayFormat()
  const first = days[0]?.day ?? ''
  const offset = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % daysAWeek
  const weeks = Math.ceil((offset + days.length) / daysAWeek)
  const rows = width < narrow ? 2 : 1
  const weeksARow = Math.ceil(weeks / rows)
  const cell = (width - labelWidth) / weeksARow
  const rowHeight = monthHeight + daysAWeek * cell
  const height = Math.ceil(rows * rowHeight + (rows - 1) * cell)
  const placeOf = (index: number) => {
    const week = Math.floor((offset + index) / daysAWeek)
    const row = Math.floor(week / weeksARow)
    const y = row * (rowHeight + cell) + monthHeight
    return { x: labelWidth + (week % weeksARow) * cell, y, weekday: (offset + index) % daysAWeek }
  }
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={label}
      className="block"
    >
      <g className="fill-ink-soft text-[10px]">
        {Array.from({ length: rows }, (_, row) =>
          [0, 2, 4].map((weekday) => (
            <text
              key={`${row} ${weekday}`}
              x={labelWidth - 6}
              y={row * (rowHeight + cell) + monthHeight + (weekday + 0.5) * cell + 3}
              textAnchor="end"
            >
              {format(addDays('2024-01-01', weekday), { weekday: 'short' })}
            </text>
          )),
        )}
        {days.map(({ day }, index) => {
          const { x, y } = placeOf(index)
          // A month whose name would leave the drawing goes unnamed.
          return day.endsWith('-01') && x + 24 < width ? (
            <text key={day} x={x} y={y - 5}>
              {format(day, { month: 'short' })}
            </text>
          ) : undefined
        })}
      </g>
      {days.map(({ day, level, hint }, index) => {
        const { x, y, weekday } = placeOf(index)
        const size = cell - Math.max(1.5, cell * 0.16)
        return (
          <rect
            key={day}
            x={x}
            y={y + weekday * cell}
            width={size}
            height={size}
            rx={size * 0.22}
            className={classNames(heatFills[level])}
          >
            <title>{hint}</title>
          </rect>
        )
      })}
    </svg>
  )
}
