import { Blossom, Disc, Leaf, Line, Print } from '@/components/portraits/ink'
import { Ground } from './ground'

/** A room with an armchair, a window and a plant. */
export const Flat = () => (
  <>
    <Print d="M14 96V30H126V96Z" fill="cream" width={0} />
    <Print d="M26 26H62V62H26Z" fill="rain" />
    <Line d="M44 26V62M26 44H62" width={1.4} />
    <Print d="M76 92V66C76 56 82 54 88 56V72H116V56C124 54 128 58 128 66V92Z" fill="leaf" />
    <Print d="M86 56C86 44 118 44 118 56V74H86Z" fill="leaf2" />
    <Line d="M18 94H134" width={1.8} />
    <Line d="M46 94V74" width={2} stroke="earth" />
    <Print d="M36 84h20l-3 11H39Z" fill="orange" />
    <Leaf at={[46, 78]} turn={-70} scale={0.9} />
    <Leaf at={[46, 80]} turn={-130} scale={0.9} fill="leaf2" />
    <Leaf at={[46, 80]} turn={-20} scale={0.8} fill="leaf2" />
  </>
)

/** A house with its door, its smoke and its tree. */
export const Home = () => (
  <>
    <Line d="M4 94H136" width={1.8} />
    <Print d="M30 94V52L67 24L104 52V94Z" fill="cream" />
    <Print d="M88 40V20H98V48Z" fill="wood" width={1.5} />
    <Line d="M93 14c-5-5 4-7 0-13" width={1.5} stroke="wood" />
    <Print d="M22 54L67 20L112 54L106 60L67 31L28 60Z" fill="blossom" />
    <Print d="M58 94V68C58 60 76 60 76 68V94Z" fill="leaf" width={1.5} />
    <Disc at={[71, 80]} r={1.6} fill="sun" width={1} />
    <Print d="M36 64H50V78H36Z" fill="rain" width={1.4} />
    <Line d="M43 64V78M36 71H50" width={1.2} />
    <Print d="M84 64H98V78H84Z" fill="rain" width={1.4} />
    <Line d="M91 64V78M84 71H98" width={1.2} />
    <Line d="M120 94V70" width={2.6} stroke="earth" />
    <Print d="M120 42C132 42 136 54 132 64C130 76 110 76 108 64C104 54 108 42 120 42Z" fill="leaf2" />
    <Blossom at={[16, 86]} scale={0.6} />
    <Line d="M16 94V88" width={1.4} stroke="leaf" />
  </>
)

/** A bell, a key with its number, a bed made. */
export const Hotel = () => (
  <>
    <Print d="M14 94V34H20V62H126V94H120V84H20V94Z" fill="wood" />
    <Print d="M22 62C22 52 30 50 40 50S56 52 56 62Z" fill="cream" width={1.5} />
    <Print d="M50 62C60 48 112 48 126 56V72H50Z" fill="rain" />
    <Print d="M20 68H126V80H20Z" fill="cream" width={1.5} />
    <Line d="M96 10V20" width={1.6} />
    <Disc at={[96, 26]} r={6.5} fill="sun" width={1.5} />
    <Print d="M94 32h4v14h-4ZM98 38h5v4h-5Z" fill="sun" width={1.3} shift={[0.8, 0.8]} />
    <Print d="M106 18L126 14L129 28L109 32Z" fill="blossom" width={1.5} />
    <Line d="M102 24l5 1M115 20l2 8M121 19q4 1 0 4t1 4" width={1.4} />
    <Print d="M36 30C34 18 56 14 62 24C58 24 54 28 56 34C50 40 38 40 36 30Z" fill="sun" width={1.4} />
    <Line d="M72 18h.1M78 34h.1M70 40h.1" width={2.6} stroke="sun" />
  </>
)

/** A clock that wakes, and the morning behind it. */
export const Day = () => (
  <>
    <Disc at={[104, 64]} r={20} fill="sun" />
    <Line d="M104 34V26M128 46l6-6M80 46l-4-4M132 66h6" width={1.8} stroke="sun" />
    <Ground y={82} fill="leaf2" />
    <Line d="M34 90l-8 9M74 90l8 9" width={2.6} />
    <Print d="M26 36C20 28 28 18 38 24Z" fill="blossom" width={1.5} />
    <Print d="M82 36C88 28 80 18 70 24Z" fill="blossom" width={1.5} />
    <Disc at={[54, 60]} r={33} fill="blossom" />
    <Disc at={[54, 60]} r={25} fill="cream" width={1.5} />
    <Line d="M54 44V60L66 67" width={2.4} />
    <Line d="M54 39v3M54 78v3M33 60h3M72 60h3" width={1.6} />
    <Line d="M54 27v-5M49 21h10" width={2} />
  </>
)

/** Toothbrush, cup and mirror: what one does every day. */
export const Routine = () => (
  <>
    <Print d="M34 12C34 4 106 4 106 12V64H34Z" fill="rain" />
    <Line d="M46 50L74 18M60 56L92 20" width={2.2} stroke="cream" />
    <Print d="M12 76H128V84H12Z" fill="wood" />
    <Line d="M16 84V100M124 84V100" width={2} />
    <Line d="M42 50L32 72" width={3} stroke="leaf" />
    <Line d="M28 52L36 72" width={3} stroke="blossom" />
    <Print d="M38 46l8 3l-3 7l-6-2Z" fill="cream" width={1.3} shift={[0.6, 0.6]} />
    <Print d="M24 48l7-3l3 7l-6 3Z" fill="cream" width={1.3} shift={[0.6, 0.6]} />
    <Print d="M24 60H46L43 76H27Z" fill="cream" width={1.5} />
    <Line d="M26 66H45" width={1.2} />
    <Print d="M78 76C76 66 84 62 94 62S112 66 110 76Z" fill="blossom2" />
    <Disc at={[103, 55]} r={4} fill="cream" width={1.2} />
    <Disc at={[113, 48]} r={2.6} fill="cream" width={1.1} />
    <Disc at={[94, 52]} r={2.8} fill="cream" width={1.1} />
  </>
)
