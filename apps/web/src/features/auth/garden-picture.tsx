import words from 'virtual:picture-words'

/** Where words bloom; a garden of more languages shows as many as there are places. */
const places = [
  { x: 92, y: 150, turn: -6 },
  { x: 232, y: 92, turn: 5 },
  { x: 318, y: 190, turn: -4 },
  { x: 60, y: 244, turn: 4 },
  { x: 262, y: 270, turn: 6 },
]

const stems = [
  { x: 120, height: 190, lean: -14 },
  { x: 200, height: 280, lean: 8 },
  { x: 250, height: 230, lean: 16 },
  { x: 320, height: 180, lean: -10 },
]

/** A garden whose flowers are words. */
export function GardenPicture() {
  return (
    <svg viewBox="0 0 420 480" className="w-[min(80%,30rem)]" aria-hidden>
      <ellipse cx="210" cy="438" rx="170" ry="18" className="fill-leaf" opacity="0.18" />
      {stems.map(({ x, height, lean }) => (
        <g key={x} className="stroke-leaf" fill="none" strokeWidth="5" strokeLinecap="round">
          <path d={`M${x} 436 q${lean} ${-height / 2} 0 ${-height}`} />
          <path
            d={`M${x + lean / 2} ${436 - height / 2} q-40 -6 -46 -44 q44 2 46 44Z`}
            className="fill-leaf"
            stroke="none"
          />
          <path
            d={`M${x + lean / 2} ${400 - height / 2} q34 -4 40 -36 q-38 2 -40 36Z`}
            className="fill-leaf"
            stroke="none"
            opacity="0.75"
          />
          <circle cx={x} cy={436 - height} r="13" className="fill-blossom" stroke="none" />
          <circle cx={x} cy={436 - height} r="5" className="fill-sun" stroke="none" />
        </g>
      ))}
      {places.map(({ x, y, turn }, place) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
          <rect x="-44" y="-24" width="88" height="40" rx="14" className="fill-card stroke-line" />
          <text textAnchor="middle" y="3" className="fill-ink font-display text-lg">
            {words[place]}
          </text>
        </g>
      ))}
    </svg>
  )
}
