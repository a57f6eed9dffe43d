import { classNames } from '../ui/class-names'
import { Plot, type PlotScale } from './plot'

interface LayersProps {
  width: number
  height?: number
  label: string
  labels: readonly string[]
  /** For each place the values of the layers, from the lowest. */
  values: readonly (readonly number[])[]
  /** A class that fills each layer. */
  fills: readonly string[]
  /** What is told of each place. */
  hints: readonly string[]
}

/** Layers on top of each other, how they grow from left to right. */
export function Layers({ width, height, label, labels, values, fills, hints }: LayersProps) {
  const sums = values.map((layers) => layers.map((_, place) => sumOf(layers.slice(0, place + 1))))
  const max = Math.max(0, ...sums.map((layers) => layers.at(-1) ?? 0))
  return (
    <Plot width={width} label={label} max={max} labels={labels} {...(height && { height })}>
      {(scale) => (
        <>
          {fills.map((fill, layer) => (
            <path
              key={fill}
              d={outline(
                scale,
                sums.map((layers) => layers[layer] ?? 0),
                sums.map((layers) => (layer === 0 ? 0 : (layers[layer - 1] ?? 0))),
              )}
              strokeWidth="1"
              className={classNames(fill, 'stroke-card')}
            />
          ))}
          {hints.map((hint, place) => (
            <rect
              key={hint}
              x={scale.x(place)}
              y={scale.y(max)}
              width={scale.step}
              height={scale.base - scale.y(max)}
              fillOpacity="0"
            >
              <title>{hint}</title>
            </rect>
          ))}
        </>
      )}
    </Plot>
  )
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Along the upper values to the right, and back along the lower ones; a single place is as wide as it is. */
function outline({ x, y, step }: PlotScale, upper: readonly number[], lower: readonly number[]): string {
  const edges = (value: number, place: number) => {
    const at = x(place)
    const points = [[at + step / 2, value]]
    if (place === 0) points.unshift([at, value])
    if (place === upper.length - 1) points.push([at + step, value])
    return points
  }
  const there = upper.flatMap(edges)
  const back = lower.flatMap(edges).toReversed()
  return `M${[...there, ...back].map(([at = 0, value = 0]) => `${at.toFixed(1)} ${y(value).toFixed(1)}`).join('L')}Z`
}
