/** The mark: a sprout whose two leaves are speech bubbles. */
export function Logo({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden>
      <path d="M16 29V15" className="stroke-leaf" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M16 20C8 20.5 3.5 16 4 8c8-.5 12.500 4 12 12Z" className="fill-leaf" />
      <path d="M16 15c0-6.500 4-11 12-11 .5 7.500-4 12-12 11Z" className="fill-blossom" />
    </svg>
  )
}
