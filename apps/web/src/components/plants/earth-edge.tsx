const edge = 'M0 9C22 5 44 11 70 9S120 4 150 8S214 12 244 8S300 5 330 9S380 11 400 7'

/** The upper edge of earth, drawn by hand; it stretches with the width. */
export function EarthEdge({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden className={className}>
      <path d={`${edge}V20H0Z`} fill="var(--soil)" />
      <path
        d={edge}
        fill="none"
        stroke="var(--d-earth)"
        strokeWidth="1.2"
        opacity=".55"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
