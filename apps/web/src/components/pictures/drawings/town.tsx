import { Disc, Leaf, Line, Print } from '@/components/portraits/ink'
import { Ground } from './ground'

/** A house, a signpost, another house. */
export const Directions = () => (
  <>
    <Print d="M8 96V52L30 34L52 52V96Z" fill="cream" />
    <Line d="M30 34L6 53M30 34L54 53" width={2.2} />
    <Print d="M24 96V74h12V96Z" fill="leaf" width={1.4} />
    <Print d="M92 96V44H132V96Z" fill="blossom2" />
    {[52, 68].map((y) => (
      <Print key={y} d={`M100 ${y}h8v10h-8ZM116 ${y}h8v10h-8Z`} fill="rain" width={1.2} />
    ))}
    <Line d="M72 98V30" width={3} stroke="earth" />
    <Print d="M72 34H96L102 40L96 46H72Z" fill="sun" />
    <Print d="M72 52H50L44 58L50 64H72Z" fill="leaf2" />
  </>
)

/** A street with a church tower, a shop and a tree. */
export const Town = () => (
  <>
    <Line d="M4 96H136" width={1.8} />
    <Print d="M14 96V46H44V96Z" fill="blossom2" />
    <Print d="M10 46L29 28L48 46Z" fill="blossom" />
    <Print d="M20 54h7v9h-7ZM31 54h7v9h-7ZM20 72h7v9h-7ZM31 72h7v9h-7Z" fill="rain" width={1.2} />
    <Print d="M52 96V34H72V96Z" fill="cream" />
    <Print d="M50 34L62 8L74 34Z" fill="wood" />
    <Disc at={[62, 46]} r={6} fill="sun" width={1.3} />
    <Line d="M62 42v4l3 2" width={1.2} />
    <Print d="M57 96V78C57 70 67 70 67 78V96Z" fill="earth" width={1.3} />
    <Print d="M80 96V58H116V96Z" fill="cream" />
    <Print d="M76 58H120L122 68C116 73 112 73 107 68C102 73 98 73 93 68C88 73 82 73 74 68Z" fill="leaf" />
    <Print d="M85 76H99V92H85Z" fill="rain" width={1.3} />
    <Print d="M104 76H112V96H104Z" fill="wood" width={1.3} />
    <Line d="M128 96V76" width={2.4} stroke="earth" />
    <Print d="M128 54C138 56 138 70 134 76C130 80 124 80 122 74C118 66 120 56 128 54Z" fill="leaf2" />
  </>
)

export const Station = () => (
  <>
    <Disc at={[22, 30]} r={12} fill="cream" />
    <Line d="M22 23V30l5 3" width={1.6} />
    <Line d="M22 42V94" width={2.4} />
    <Print d="M46 86V36C46 22 58 16 82 16S118 22 118 36V86Z" fill="leaf" />
    <Print d="M54 38C54 30 62 28 80 28V54H54Z" fill="rain" />
    <Print d="M84 28C102 28 110 30 110 38V54H84Z" fill="rain" />
    <Disc at={[60, 70]} r={5.5} fill="sun" width={1.4} />
    <Disc at={[104, 70]} r={5.5} fill="sun" width={1.4} />
    <Line d="M72 70H92M40 92H126M52 86l-6 12M112 86l6 12" width={1.8} />
  </>
)

/** Clothes on their hangers. */
export const Clothes = () => (
  <>
    <Line d="M6 18H134" width={3} stroke="wood" />
    <Line d="M36 18c-6-8 6-10 4-3L36 24M96 18c-6-8 6-10 4-3L96 24" width={1.6} />
    <Print
      d="M36 26L18 34L8 54L20 60L24 52V92H50V52L54 60L66 54L54 34L44 28C42 34 32 34 30 28Z"
      fill="rain"
    />
    <Line d="M24 66H50M24 74H50" width={1.5} stroke="cream" />
    <Print d="M86 30H106L104 50L120 92H72L88 50Z" fill="blossom" />
    <Line d="M88 50H104" width={1.8} />
    <Line d="M84 64h.1M96 60h.1M108 66h.1M80 80h.1M94 76h.1M110 82h.1M100 88h.1" width={3} stroke="cream" />
    <Line d="M88 30l2-6M104 30l-2-6" width={1.6} />
  </>
)

/** A bag from the shop, and what it costs. */
export const Shopping = () => (
  <>
    <Print d="M24 40H84L90 96H18Z" fill="blossom" />
    <Line d="M40 48C38 20 70 20 68 48" width={2.2} />
    <Leaf at={[46, 76]} turn={-6} scale={1.2} fill="cream" />
    <Print d="M78 58H122L126 96H74Z" fill="sun" />
    <Line d="M90 64C90 46 110 46 110 64" width={2} />
    <Print d="M108 20L124 14L132 30L116 44L104 36Z" fill="cream" width={1.5} />
    <Disc at={[121, 22]} r={2.4} fill="wood" width={1.2} />
    <Line d="M111 33l7 3M115 28l6 4" width={1.4} />
    <Line d="M121 20C124 8 110 6 104 12" width={1.3} />
  </>
)

/** A bottle, a green cross, a plaster. */
export const Pharmacy = () => (
  <>
    <Print d="M54 8H74V26H92V46H74V64H54V46H36V26H54Z" fill="leaf" />
    <Ground y={89} fill="wood" />
    <Print d="M84 60H116V92C116 96 84 96 84 92Z" fill="orange" />
    <Print d="M82 50H118V60H82Z" fill="cream" width={1.5} />
    <Print d="M84 68H116V84H84Z" fill="cream" width={1.4} />
    <Line d="M92 74H108M92 79H102" width={1.3} stroke="wood" />
    <Print d="M22 78L52 70C60 68 64 80 56 83L27 91C18 93 14 81 22 78Z" fill="blossom2" width={1.5} />
    <Print d="M34 75L47 71.5L50 84.500L38 88Z" fill="cream" width={1.3} shift={[0.8, 0.8]} />
    <Line d="M40 77h.1M44 80h.1M41 82h.1" width={2} stroke="wood" />
  </>
)
