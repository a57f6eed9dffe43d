import { Blossom, Disc, Leaf, Line, Print } from '@/components/portraits/ink'
import { Ground } from './ground'

/** A bicycle in the park. */
export const Weekend = () => (
  <>
    <Disc at={[112, 24]} r={12} fill="sun" />
    <Ground y={85} fill="leaf2" />
    <Line d="M20 88V58" width={3} stroke="earth" />
    <Print d="M20 14C36 14 42 30 36 44C34 58 8 58 5 44C0 30 6 14 20 14Z" fill="leaf" />
    <Disc at={[52, 76]} r={15} fill="cream" />
    <Disc at={[106, 76]} r={15} fill="cream" />
    <Line d="M52 76L66 50H96L78 76ZM66 50L78 76M96 50L106 76M96 50L94 40h10M60 46h12" width={2.4} />
    <Print d="M98 52H120L117 66H101Z" fill="wood" width={1.5} />
    <Line d="M102 59H118" width={1.1} />
    <Blossom at={[106, 47]} scale={0.5} />
    <Blossom at={[115, 48]} scale={0.45} fill="cream" />
  </>
)

/** A guitar and its tune. */
export const FreeTime = () => (
  <>
    <Print
      d="M52 92C36 92 32 76 44 70C50 67 48 62 54 58C62 53 74 62 74 70C80 84 66 94 52 92Z"
      fill="orange"
    />
    <Disc at={[58, 76]} r={7} fill="earth" width={1.4} />
    <Print d="M66 62L104 24L110 30L72 68Z" fill="wood" />
    <Print d="M102 20L112 14L120 22L114 32Z" fill="wood" />
    <Line d="M98 62c0 5-8 5-8 0s8-5 8 0V44l16-4v16c0 5-8 5-8 0s8-5 8 0" width={1.8} />
    <Line d="M26 40c0 5-8 5-8 0s8-5 8 0V22" width={1.8} />
  </>
)

/** A tent, a fire and the moon. */
export const Picnic = () => (
  <>
    <Disc at={[24, 26]} r={12} fill="sun" />
    <Ground y={76} fill="leaf2" />
    <Print d="M20 92L44 82H120L132 96H28Z" fill="blossom2" />
    <Line d="M58 83l-14 11M84 83l-6 12M106 83l6 12M34 88H124" width={1.1} stroke="blossom" />
    <Print d="M58 60H98V84C98 88 58 88 58 84Z" fill="wood" />
    <Line d="M60 68H97M60 76H97" width={1.2} />
    <Line d="M62 60C62 34 94 34 94 60" width={2.4} />
    <Print d="M58 60C64 52 72 56 78 54S94 54 98 60Z" fill="cream" width={1.4} />
    <Disc at={[112, 80]} r={7} fill="blossom" width={1.4} />
    <Leaf at={[112, 74]} turn={-60} scale={0.45} />
    <Print d="M40 86V72h8v14Z" fill="rain" width={1.4} />
    <Print d="M42 72v-6h4v6Z" fill="cream" width={1.2} />
  </>
)

export const Weather = () => (
  <>
    <Print d="M30 14H112V88H30Z" fill="rain" />
    <Disc at={[88, 36]} r={13} fill="sun" width={1.5} />
    <Print d="M44 60C38 60 36 50 44 49C44 40 58 38 61 46C70 42 78 50 74 58C74 60 72 61 70 61Z" fill="cream" />
    <Line d="M50 68l-2 7M60 68l-2 7M70 68l-2 7" width={1.8} stroke="cream" />
    <Line d="M71 14V88M30 51H112" width={2.4} />
    <Print d="M22 88H120V95H22Z" fill="wood" />
    <Print d="M92 88l2-12h14l2 12Z" fill="orange" width={1.4} />
    <Leaf at={[101, 76]} turn={-100} scale={0.8} />
    <Leaf at={[101, 76]} turn={-50} scale={0.7} fill="leaf2" />
  </>
)

/** A suitcase with its labels, and a map. */
export const Journey = () => (
  <>
    <Print d="M8 24L34 16L58 24L84 16V46L58 54L34 46L8 54Z" fill="cream" />
    <Line d="M34 16V46M58 24V54" width={1.2} />
    <Line d="M16 44C24 30 30 40 40 32S60 30 66 40" width={1.8} stroke="blossom" />
    <Print d="M72 40C66 32 68 24 75 24S84 32 78 40L75 44Z" fill="blossom" width={1.4} />
    <Print d="M34 54H122V96H34Z" fill="leaf" />
    <Line d="M62 54V44C62 40 94 40 94 44V54" width={2.4} />
    <Line d="M48 54V96M108 54V96" width={2.2} />
    <Print d="M62 64H84V78H62Z" fill="sun" width={1.4} />
    <Disc at={[95, 80]} r={7} fill="blossom2" width={1.4} />
  </>
)

/** A month of days, of which one is circled. */
export const Calendar = () => (
  <>
    <Print d="M24 22H116V94H24Z" fill="cream" />
    <Print d="M24 22H116V40H24Z" fill="leaf" />
    <Line d="M44 14V28M70 14V28M96 14V28" width={3} />
    {[52, 66, 80].map((y) => (
      <Line key={y} d={`M36 ${y}h.1M52 ${y}h.1M68 ${y}h.1M84 ${y}h.1M102 ${y}h.1`} width={5} stroke="wood" />
    ))}
    <Line d="M76 66c0-10 17-10 17 0s-17 10-17 0" width={2} stroke="blossom" />
    <Leaf at={[108, 96]} turn={-60} scale={0.9} />
    <Leaf at={[108, 96]} turn={-10} scale={0.8} fill="leaf2" />
  </>
)

/** A garden at rest: the gate is to, the can stands by. */
export const Rest = () => (
  <>
    <Disc at={[108, 26]} r={13} fill="sun" />
    <Ground y={78} fill="leaf2" />
    {[20, 38, 56, 74, 92].map((x) => (
      <Print key={x} d={`M${x} 84V46l7-9l7 9V84Z`} fill="cream" width={1.5} />
    ))}
    <Line d="M12 56H114M12 72H114" width={2} stroke="wood" />
    <Print d="M104 74H128V96H104Z" fill="rain" />
    <Line d="M104 80L92 70M90 68l5 5M128 78c10 0 8 14 0 14M108 74c0-8 16-8 16 0" width={2} />
    <Leaf at={[20, 96]} turn={-50} scale={0.9} />
    <Leaf at={[20, 96]} turn={-110} scale={0.8} />
  </>
)

/** A letter with a leaf for its seal. */
export const Letter = () => (
  <>
    <Print d="M22 30H118V90H22Z" fill="cream" />
    <Print d="M22 30L70 66L118 30Z" fill="blossom2" />
    <Line d="M22 90L56 56M118 90L84 56" width={1.5} />
    <Disc at={[70, 62]} r={10} fill="leaf" width={1.5} />
    <Leaf at={[62, 66]} turn={0} scale={0.8} fill="leaf2" />
  </>
)
