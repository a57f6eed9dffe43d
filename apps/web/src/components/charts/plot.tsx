import type { ReactNode } from 'react'
import { useNumberFormat } from '@/i18n/use-number-format'
import { axisTicks, labelPlaces } from './scale'

/** Pixels around the drawing for the labels. */
const left = 34
const right = 4
const top = 10
const bottom = 24
const labelWidth = 72

/** Where things stand within a plot, in pixels. */
export interface PlotScale {
  /** Left edge of a place. */
  x: (place: number) => number
  /** Width of a place. */
  step: number
  y: (value: number) => number
  /** The line that stands for 0. */
  base: number
}

interface PlotProps {
  width: number
  height?: number
  /** What a screen reader hears; the numbers are in the table. */
  label: string
  /** The greatest value shown. */
  max: number
  /** One label for each place from left to right; those that find room are written. */
  labels: readonly string[]
  /** Written after the numbers of the axis, such as %. */
  unit?: string
  children: (scale: PlotScale) => ReactNode
}

/** A plot with its axes: values upwards, places from left to right. */
export function Plot({ width, height = 200, label, max, labels, unit = '', children }: PlotProps) {
  const format = useNumberFormat()
  const ticks = axisTicks(max)
  const highest = ticks.at(-1) ?? 1
  const base = height - bottom
  const step = (width - left - right) / Math.max(1, labels.length)
  const scale: PlotScale = {
    x: (place) => left + place * step,
    step,
    y: (value) => base - ((base - top) * value) / highest,
    base,
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
      <g className="fill-ink-soft text-[11px]">
        {ticks.map((tick) => (
          <g key={tick}>
            <path d={`M${left} ${scale.y(tick)}H${width - right}`} className="stroke-line" strokeWidth="1" />
            <text x={left - 6} y={scale.y(tick) + 4} textAnchor="end">
              {format(tick)}
              {unit}
            </text>
          </g>
        ))}
        {labelPlaces(labels.length, (width - left) / labelWidth).map((place) => (
          <text
            key={place}
            x={place === labels.length - 1 ? width - right : scale.x(place) + step / 2}
            y={height - 6}
            textAnchor={place === labels.length - 1 ? 'end' : 'middle'}
          >
            {labels[place]}
          </text>
        ))}
      </g>
      {children(scale)}
    </svg>
  )
}
