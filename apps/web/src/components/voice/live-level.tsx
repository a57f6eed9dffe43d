/** How many of the last values are shown: 3.2 seconds. */
const shown = 64
const width = 4

/** The loudness of the last seconds, the latest at the right, while a recording runs. */
export function LiveLevel({ levels }: { levels: readonly number[] }) {
  const last = levels.slice(-shown)
  return (
    <svg
      viewBox={`0 0 ${shown * width} 32`}
      preserveAspectRatio="none"
      className="h-8 w-full min-w-0"
      aria-hidden
    >
      {last.map((level, place) => {
        const height = Math.max(2, Math.min(1, Math.sqrt(level) * 1.4) * 30)
        const x = (shown - last.length + place) * width
        return (
          <rect
            // A value keeps its place in the recording while the picture moves past it.
            // oxlint-disable-next-line react/no-array-index-key
            key={levels.length - last.length + place}
            x={x}
            y={16 - height / 2}
            width={2.6}
            height={height}
            rx={1}
            className="fill-blossom"
          />
        )
      })}
    </svg>
  )
}
