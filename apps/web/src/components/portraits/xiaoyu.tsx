import { Face, Head } from './face'
import { Blossom, Disc, Leaf, Line, Print } from './ink'

/** A bob, a raincoat, and plum blossom in light rain. */
export function Xiaoyu() {
  return (
    <>
      <Line
        d="M24 30l-4 11M48 22l-3 9M40 58l-4 11M118 24l-3 9M140 52l-4 11M20 92l-3 9M146 96l-4 11M130 84l-3 9M92 14l-3 9M64 12l-3 9"
        width={1.8}
        stroke="rain"
      />
      <Line
        d="M154 118C140 104 138 84 126 72C122 66 122 58 116 50M136 92C142 84 144 78 152 74"
        width={2.4}
        stroke="earth"
      />
      <Blossom at={[124, 68]} scale={0.95} fill="blossom" />
      <Blossom at={[148, 76]} scale={0.8} fill="blossom" />
      <Blossom at={[116, 48]} scale={0.7} fill="blossom" />
      <Blossom at={[142, 106]} scale={0.75} />
      <Print
        d="M46 88C42 52 58 42 80 42C104 42 120 54 116 92C115 112 120 128 122 142L40 142C44 126 47 110 46 88Z"
        fill="hair3"
      />
      <Print d="M14 200C16 166 42 152 64 150L98 150C122 153 146 166 148 200Z" fill="sun" />
      <Print d="M68 126L67 152C74 164 90 164 97 152L96 124Z" fill="skin3" />
      <Line d="M68 140q13 10 27 0" width={1.2} />
      <Print
        d="M50 156C54 146 62 146 67 150C72 164 92 164 97 150C104 146 110 148 114 156C104 180 62 180 50 156Z"
        fill="sun"
      />
      <Line d="M82 176V200" />
      <Disc at={[76, 188]} r={2.2} fill="cream" width={1.1} />
      <Head at={[81, 98]} skin="skin3" />
      <Print
        d="M51 100C46 66 60 50 81 50C104 50 116 66 111 100C108 96 107 88 106 82C92 86 70 86 57 82C56 88 54 96 51 100Z"
        fill="hair3"
      />
      <Line d="M68 60q10-6 22-3M62 68q4-5 8-6" width={1.2} stroke="rain" />
      <Leaf at={[100, 66]} turn={-28} scale={0.75} fill="leaf2" />
      <Face at={[81, 102]} cheek={0.45} />
    </>
  )
}
