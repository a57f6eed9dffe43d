import { Ears, Face, Head } from './face'
import { Disc, Line, Print } from './ink'

/** Where each stalk of lavender stands, and how high. */
const lavender = [
  [22, 0],
  [36, -16],
  [138, 4],
  [126, -20],
] as const

/** Glasses, a bun, a knitted jumper, and lavender outside. */
export function Camille() {
  return (
    <>
      {lavender.map(([x, up]) => (
        <Stalk key={x} x={x} up={up} />
      ))}
      <Disc at={[80, 40]} r={22} ry={18} fill="hair2" width={1.7} />
      <Line d="M64 36q8-10 18-9M70 46q12-10 26-6" width={1.1} stroke="hair1" />
      <Print d="M14 200C18 164 44 154 64 150L98 150C120 155 144 164 148 200Z" fill="blossom" />
      <Print d="M68 126L67 151C74 166 90 166 97 151L96 124Z" fill="skin2" />
      <Line d="M68 140q13 10 27 0" width={1.2} />
      <Print d="M62 150C70 168 92 168 101 150L108 156C100 178 64 178 55 154Z" fill="cream" />
      <Line d="M26 186q8-6 16 0t16 0t16 0t16 0t16 0t16 0t16 0" width={1.3} stroke="cream" />
      <Head at={[81, 98]} skin="skin2" />
      <Print
        d="M52 96C46 66 62 50 82 50C104 50 117 68 110 97C108 84 102 72 92 68C78 72 62 74 52 96Z"
        fill="hair2"
      />
      <Ears skin="skin2" />
      <Disc at={[50, 114]} r={3} fill="sun" width={1.2} />
      <Disc at={[112, 114]} r={3} fill="sun" width={1.2} />
      <Face at={[81, 101]} cheek={0.42} />
      <g fill="none" stroke="var(--d-cream)" strokeWidth="4">
        <circle cx="71.5" cy="100" r="10.5" />
        <circle cx="91.5" cy="100" r="10.5" />
      </g>
      <g fill="none" stroke="var(--d-ink)" strokeWidth="1.5">
        <circle cx="71.5" cy="100" r="11.5" />
        <circle cx="91.5" cy="100" r="11.5" />
        <path d="M83 98q-1.5-1.5-3 0M60 97l-6-2M103 97l6-2" />
      </g>
    </>
  )
}

function Stalk({ x, up }: { x: number; up: number }) {
  return (
    <>
      <Line d={`M${x} 200C${x + 1} 150 ${x - 2} 110 ${x} ${64 + up}`} width={1.6} />
      {[0, 9, 18, 27, 36].map((y) => (
        <g key={y}>
          <Disc at={[x - 3.4, 62 + y + up]} r={4.2} ry={3.4} fill="lilac" width={1.1} />
          <Disc at={[x + 3.6, 66 + y + up]} r={4.2} ry={3.4} fill="lilac" width={1.1} />
        </g>
      ))}
      <Disc at={[x, 56 + up]} r={3.4} ry={4.6} fill="lilac" width={1.1} />
    </>
  )
}
