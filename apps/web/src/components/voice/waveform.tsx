import { peaksOf } from '@lingarden/domain/speaking/waveform'

interface WaveformProps {
  /** Loudness over time, 0 to 1. */
  levels: readonly number[]
  /** What it shows, for screen readers; without it the picture is decoration. */
  label?: string
  /** How much of it was heard, 0 to 1. */
  heard?: number
}

const bars = 64
const width = 4

/** Loudness over time as bars, the same width however long it lasts. */
export function Waveform({ levels, label, heard = 0 }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${bars * width} 40`}
      preserveAspectRatio="none"
      className="h-10 w-full min-w-0"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {peaksOf(levels, bars).map((peak, place) => {
        const height = Math.max(1.5, Math.sqrt(peak) * 38)
        return (
          <rect
            // The bars never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            x={place * width + 0.6}
            y={20 - height / 2}
            width={width - 1.2}
            height={height}
            rx={1}
            className={place / bars < heard ? 'fill-leaf-deep' : 'fill-leaf'}
          />
        )
      })}
    </svg>
  )
}
