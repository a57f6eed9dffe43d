// What portraits are drawn with: flat colours a touch out of register, under one ink line. A colour is named by the part of
// `--d-…` that tells it (styles/drawings.css), so that the dark theme is the same drawing at night.

const ink = 'var(--d-ink)'
const colour = (name: string) => `var(--d-${name})`

interface PrintProps {
  d: string
  fill?: string
  /** Of the ink line, in units of the drawing. */
  width?: number
  /** How far the colour lies out of register. */
  shift?: readonly [number, number]
}

const usualShift = [1.4, 1.2] as const

/** One printed shape: the colour, shifted, and the ink line over it. */
export function Print({ d, fill, width = 1.7, shift = usualShift }: PrintProps) {
  const [dx, dy] = shift
  return (
    <>
      {fill && <path d={d} fill={colour(fill)} transform={`translate(${dx} ${dy})`} />}
      <Line d={d} width={width} />
    </>
  )
}

interface LineProps {
  d: string
  width?: number
  stroke?: string
}

/** A line of ink, or of a colour. */
export function Line({ d, width = 1.5, stroke }: LineProps) {
  return (
    <path
      d={d}
      fill="none"
      stroke={stroke ? colour(stroke) : ink}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  )
}

interface DiscProps {
  at: readonly [number, number]
  r: number
  /** The height of an oval, where it differs. */
  ry?: number
  fill: string
  width?: number
}

/** A printed circle or oval. */
export function Disc({ at: [x, y], r, ry = r, fill, width = 1.6 }: DiscProps) {
  return (
    <Print
      d={`M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`}
      fill={fill}
      width={width}
    />
  )
}

interface PlacedProps {
  at: readonly [number, number]
  scale?: number
  fill?: string
}

/** A leaf that grows from a point, turned by degrees. */
export function Leaf({ at: [x, y], turn, scale = 1, fill = 'leaf' }: PlacedProps & { turn: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>
      <Print d="M0 0C5-8 14-10 22-6C17 3 8 5 0 0Z" fill={fill} width={1.4 / scale} shift={[1, 1]} />
      <Line d="M2-.6C8-3 13-4.5 18-5" width={0.9 / scale} />
    </g>
  )
}

/** A flower of five petals. */
export function Blossom({ at: [x, y], scale = 1, fill = 'blossom2' }: PlacedProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <Print
            d="M0-2C-5-5-5.5-11 0-12.5C5.5-11 5-5 0-2Z"
            fill={fill}
            width={1.2 / scale}
            shift={[0.6, 0.6]}
          />
        </g>
      ))}
      <Disc at={[0, 0]} r={2.6} fill="sun" width={1 / scale} />
    </g>
  )
}
