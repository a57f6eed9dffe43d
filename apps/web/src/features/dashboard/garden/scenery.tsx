const round = 'M-1-18C-14-16-18-28-12-36-14-48-2-56 6-48 16-50 20-38 14-31 18-22 8-15-1-18Z'
const tall = 'M0-14C-15-16-17-36-1-64 15-38 16-17 0-14Z'
const roundFolds = 'M-6-30c2 2 4 2.5 6 1.5M3-38c2 2 4 2.2 6 1.2M-3-44c1.5 1.3 3 1.5 4.5 1'
const tallFolds = 'M-3-30c1.5 1.5 3 1.8 4.5 1M-1-44c1.2 1.2 2.4 1.4 3.5.8M0-22c1.5 1.4 3 1.6 4.5.8'

const trees = [
  { x: 38, y: 74, scale: 0.92, crown: round, folds: roundFolds },
  { x: 70, y: 78, scale: 0.7, crown: tall, folds: tallFolds },
  { x: 262, y: 72, scale: 0.86, crown: tall, folds: tallFolds },
  { x: 286, y: 76, scale: 0.62, crown: round, folds: roundFolds },
] as const

const fence =
  'M98 77V60M118 78.5V61.5M138 79V62.5M158 79V62.5M178 79V62M198 78.5V61M218 77.5V60M238 76V58.5M93 65C140 69 200 68.5 244 63.5M93 71.5C140 75.5 200 75 244 70'

/** Hills with a hedge on them: the garden's far edge, between the day and the beds. For the eye only. */
export function Scenery() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bottom-[calc(100%-1px)] -z-1 h-24 md:h-37.5"
    >
      <svg viewBox="0 0 1440 150" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path
          fill="var(--hill-far)"
          d="M0 92C120 60 250 40 390 62 520 82 610 66 720 44 850 18 980 30 1100 58 1220 84 1340 72 1440 46V150H0Z"
        />
        <path
          fill="var(--hill-near)"
          d="M0 118C150 88 300 96 450 108 620 122 760 96 900 88 1080 78 1250 104 1440 92V150H0Z"
        />
        <path className="fill-lawn" d="M0 136C200 118 420 128 640 132 900 137 1150 120 1440 128V151H0Z" />
      </svg>
      <svg
        viewBox="0 0 300 84"
        className="absolute right-3 bottom-2.5 h-14 w-49 md:right-[max(20px,calc(50%-590px))] md:bottom-5.5 md:h-21 md:w-75"
        fill="none"
        stroke="var(--tree-line)"
        strokeWidth="1.3"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {trees.map(({ x, y, scale, crown, folds }) => (
          <g key={x} transform={`translate(${x} ${y}) scale(${scale})`}>
            <path d="M0 0C.6-8 .4-14 0-22M0-12C3-14 5-16 6-19M0-9C-3-11-5-13-6-16" strokeWidth="2" />
            <path d={crown} transform="translate(1.4 1)" fill="var(--tree)" stroke="none" />
            <path d={crown} />
            <path d={folds} />
          </g>
        ))}
        <path d={fence} />
      </svg>
    </div>
  )
}
