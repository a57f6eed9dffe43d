import { Ears, Face, Head } from './face'
import { Blossom, Disc, Leaf, Line, Print } from './ink'

/** Curls, a gardener's overalls, and an orange tree outside. */
export function Alex() {
  return (
    <>
      <Disc at={[124, 44]} r={13} fill="orange" />
      <Disc at={[28, 78]} r={11} fill="orange" />
      <Line d="M154 20C138 22 128 26 122 32M6 56C18 60 24 64 28 68" width={2} />
      <Leaf at={[126, 30]} turn={-150} scale={1.1} />
      <Leaf at={[136, 26]} turn={60} />
      <Leaf at={[20, 62]} turn={-60} scale={1.1} />
      <Leaf at={[14, 58]} turn={70} scale={0.9} />
      <Leaf at={[112, 54]} turn={140} scale={0.8} />
      <Blossom at={[142, 60]} scale={0.8} fill="cream" />
      <Blossom at={[20, 100]} scale={0.7} fill="cream" />
      <Print d="M14 200C16 164 44 154 64 150L98 150C120 155 146 164 148 200Z" fill="cream" />
      <Print d="M68 128L67 153C74 164 90 164 97 153L96 126Z" fill="skin1" />
      <Line d="M68 140q13 10 27 0" width={1.2} />
      <Print d="M42 158L52 154L58 200H38Z" fill="leaf" />
      <Print d="M112 155L122 159L126 200H104Z" fill="leaf" />
      <Print d="M52 184H112V200H52Z" fill="leaf" />
      <Disc at={[54, 186]} r={2.6} fill="sun" width={1.2} />
      <Disc at={[109, 186]} r={2.6} fill="sun" width={1.2} />
      <Print
        d="M48 100C36 96 38 80 46 76C36 66 44 50 56 52C54 40 70 34 78 42C84 32 102 34 104 46C116 44 124 58 116 68C126 76 124 92 114 98C116 106 110 112 106 112L54 112C50 110 47 106 48 100Z"
        fill="hair1"
      />
      <Head at={[81, 98]} skin="skin1" />
      <Print
        d="M52 94C48 82 54 70 64 68C60 62 68 56 75 60C80 54 92 54 95 61C104 58 112 68 110 78C110 84 110 90 109 94C104 86 102 80 96 78C90 82 82 80 78 74C72 82 60 82 52 94Z"
        fill="hair1"
      />
      <Line d="M60 62q6-5 11-1M84 52q8-2 10 5M104 60q7 3 6 10M50 74q-4 6-1 11" width={1.2} stroke="wood" />
      <Ears skin="skin1" />
      <Face at={[81, 101]} cheek={0.38} />
    </>
  )
}
