import { Line, Print } from './ink'

interface FaceProps {
  at: readonly [number, number]
  skin: string
  /** How rosy the cheeks are, from 0 to 1. */
  cheek: number
}

const head = 'M-28-3C-29-28-15-37 1-37C18-37 29-27 28-3C27 20 15 34 0 34C-15 34-27 20-28-3Z'

/** The head without its hair. */
export function Head({ at: [x, y], skin }: Pick<FaceProps, 'at' | 'skin'>) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Print d={head} fill={skin} />
    </g>
  )
}

export function Ears({ skin }: Pick<FaceProps, 'skin'>) {
  return (
    <>
      <Print d="M53 98C47 96 46 106 52 109Z" fill={skin} width={1.4} />
      <Print d="M109 98C115 96 116 106 110 109Z" fill={skin} width={1.4} />
    </>
  )
}

/** Brows, eyes, nose, cheeks and mouth; the mouth is open while the drawing speaks (styles/drawings.css). */
export function Face({ at: [x, y], cheek }: Omit<FaceProps, 'skin'>) {
  return (
    <>
      <Line d={`M${x - 15} ${y - 10}q5-4 10-1.5M${x + 5} ${y - 11.5}q5-2.5 10 1.5`} width={2} />
      <ellipse cx={x - 9} cy={y - 1} rx="2.3" ry="3" fill="var(--d-ink)" />
      <ellipse cx={x + 10} cy={y - 1} rx="2.3" ry="3" fill="var(--d-ink)" />
      <Line d={`M${x + 1} ${y + 2}q3.5 6-1.5 8`} />
      <g className="mouth-shut">
        <Line d={`M${x - 7} ${y + 17}q7.5 7 15-1`} width={2} />
      </g>
      <g className="mouth-open">
        <Print
          d={`M${x - 6} ${y + 16}q7 3 13-.5q-1 10-7 10t-6-9.5Z`}
          fill="blossom"
          width={1.5}
          shift={[0, 0]}
        />
      </g>
      <g opacity={cheek} fill="var(--d-blossom)">
        <ellipse cx={x - 17} cy={y + 10} rx="5.5" ry="3.6" />
        <ellipse cx={x + 18} cy={y + 9} rx="5.5" ry="3.6" />
      </g>
    </>
  )
}
