import { Disc, Leaf, Line, Print } from '@/components/portraits/ink'
import { Ground } from './ground'

const Steam = ({ x, y }: { x: number; y: number }) => (
  <Line d={`M${x} ${y}c-4-6 4-9 0-16M${x + 12} ${y}c-4-6 4-9 0-16`} stroke="wood" />
)

export const Cafe = () => (
  <>
    <Disc at={[104, 28]} r={15} fill="sun" />
    <Ground y={68} fill="wood" />
    <Disc at={[54, 77]} r={32} ry={6} fill="cream" />
    <Print d="M34 44h40c0 18-6 30-20 30s-20-12-20-30Z" fill="cream" />
    <Disc at={[54, 44]} r={20} ry={4.6} fill="earth" />
    <Line d="M74 49c12-2 12 14-3 14" width={2} />
    <Steam x={48} y={36} />
    <Print d="M92 74C90 64 100 58 108 62C116 58 124 66 121 74C112 78 100 78 92 74Z" fill="orange" />
    <Line d="M100 62l-2 12M109 62l1 14M115 63l3 10" width={1.1} />
  </>
)

/** A table laid for two. */
export const Restaurant = () => (
  <>
    <Line d="M70 76V98M52 98H88" width={2.2} />
    <Print d="M8 69a62 9 0 1 0 124 0a62 9 0 1 0-124 0Z" fill="cream" />
    <Disc at={[42, 68]} r={17} ry={4.4} fill="blossom2" />
    <Disc at={[98, 68]} r={17} ry={4.4} fill="blossom2" />
    <Print d="M34 66c1-6 15-6 16 0Z" fill="orange" width={1.3} />
    <Print d="M90 66c2-7 14-7 16 0Z" fill="leaf2" width={1.3} />
    <Print d="M66 64V44h8v20Z" fill="cream" width={1.4} />
    <Print d="M70 42c-5-4-3-9 0-13c3 4 5 9 0 13Z" fill="sun" width={1.3} />
    <Line d="M16 66l-2-12M13 54v-5M16 54v-5M19 54v-5M124 66l2-17c4 4 4 9 0 11" width={1.4} />
    <Print d="M52 60c-5 0-7-5-6-12h12c1 7-1 12-6 12Z" fill="blossom" width={1.3} shift={[0.8, 0.8]} />
    <Line d="M52 60v5" width={1.3} />
    <Print d="M88 60c-5 0-7-5-6-12h12c1 7-1 12-6 12Z" fill="blossom" width={1.3} shift={[0.8, 0.8]} />
    <Line d="M88 60v5" width={1.3} />
  </>
)

/** A pot on the stove, and what goes into it. */
export const Cooking = () => (
  <>
    <Ground y={80} fill="wood" />
    <Steam x={54} y={30} />
    <Steam x={68} y={34} />
    <Print d="M34 46H94V76C94 84 34 84 34 76Z" fill="rain" />
    <Print d="M31 40H97C99 46 29 46 31 40Z" fill="cream" width={1.5} />
    <Line d="M34 54c-12-4-12 12 0 8M94 54c12-4 12 12 0 8" width={2.2} />
    <Line d="M60 38l10-24" width={3} stroke="wood" />
    <Print d="M104 84C104 72 128 72 128 84C128 92 104 92 104 84Z" fill="blossom" />
    <Leaf at={[116, 76]} turn={-120} scale={0.5} />
    <Leaf at={[116, 76]} turn={-30} scale={0.5} fill="leaf2" />
    <Print d="M8 90C12 82 24 80 30 84C28 92 16 94 8 90Z" fill="orange" width={1.4} />
    <Line d="M16 85l2 4M22 83l2 5" width={1.1} />
    <Leaf at={[29, 84]} turn={-20} scale={0.55} fill="leaf2" />
  </>
)

const scallops = 'V43C51 50 42 50 37 43Z'

export const Market = () => (
  <>
    <Print d="M20 40H120V96H20Z" fill="cream" />
    <Print
      d="M14 20H126L132 42C126 50 118 50 113 43C108 50 99 50 94 43C89 50 80 50 75 43C70 50 61 50 56 43C51 50 42 50 37 43C32 50 20 50 9 42Z"
      fill="cream"
    />
    <Print d={`M36 20H56${scallops}`} fill="blossom" width={1.3} />
    <Print d="M75 20H94V43C89 50 80 50 75 43Z" fill="blossom" width={1.3} />
    <Print d="M113 20H126L132 42C126 50 118 50 113 43Z" fill="blossom" width={1.3} />
    {[30, 42, 54, 36, 48].map((x, place) => (
      <Disc
        key={x}
        at={[x + 2, place < 3 ? 70 : 62]}
        r={7}
        fill={place % 2 ? 'blossom' : 'orange'}
        width={1.3}
      />
    ))}
    {[86, 99, 112, 92, 105].map((x, place) => (
      <Disc key={x} at={[x, place < 3 ? 70 : 62]} r={7} fill="leaf2" width={1.3} />
    ))}
    <Print d="M20 72H64V92H20Z" fill="wood" />
    <Print d="M76 72H121V92H76Z" fill="wood" />
    <Line d="M22 82H62M78 82H119" width={1.1} />
  </>
)
