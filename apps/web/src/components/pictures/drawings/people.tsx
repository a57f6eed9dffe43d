import { Disc, Leaf, Line, Print } from '@/components/portraits/ink'

/** Two who meet, and two leaves of what they say. */
export const Meeting = () => (
  <>
    <Print d="M16 96C16 76 26 70 40 70S64 76 64 96Z" fill="rain" />
    <Disc at={[40, 54]} r={13} fill="skin1" />
    <Print d="M27 52C24 36 56 36 53 52C46 46 36 45 27 52Z" fill="hair1" />
    <Print d="M76 96C76 76 86 70 100 70S124 76 124 96Z" fill="sun" />
    <Disc at={[100, 54]} r={13} fill="skin2" />
    <Print d="M87 56C82 34 118 34 113 56C110 48 92 46 87 56Z" fill="hair2" />
    <Print d="M44 34C40 20 50 10 66 12C68 26 58 36 44 34Z" fill="leaf2" />
    <Print d="M98 34C84 36 74 28 74 14C88 10 99 20 98 34Z" fill="blossom2" />
    <Line d="M36 55h.1M44 55h.1M96 55h.1M104 55h.1" width={2.6} />
    <Line d="M36 60q4 3 8 0M96 60q4 3 8 0" width={1.4} />
  </>
)

/** Framed photographs. */
export const Family = () => (
  <>
    <Print d="M18 22H68V86H18Z" fill="wood" />
    <Print d="M25 29H61V79H25Z" fill="cream" width={1.2} />
    <Print d="M78 38H122V86H78Z" fill="wood" />
    <Print d="M84 44H116V80H84Z" fill="cream" width={1.2} />
    <Print d="M28 79c0-14 8-16 14-16s14 2 14 16Z" fill="rain" width={1.3} />
    <Disc at={[42, 52]} r={9} fill="skin1" width={1.4} />
    <Print d="M33 50c0-12 18-12 18 0c-5-4-12-5-18 0Z" fill="hair1" width={1.2} />
    <Print d="M86 80c0-11 5-13 9-13s8 2 8 13Z" fill="blossom" width={1.3} />
    <Disc at={[94, 60]} r={6.5} fill="skin2" width={1.3} />
    <Print d="M103 80c0-7 3-9 5-9s6 2 6 9Z" fill="sun" width={1.3} />
    <Disc at={[108, 67]} r={4.8} fill="skin3" width={1.2} />
    <Print d="M87 58c1-9 13-9 14 0c-4-3-9-3-14 0Z" fill="hair2" width={1.1} />
  </>
)

/** A desk with a screen, a lamp and a plant. */
export const Work = () => (
  <>
    <Print d="M8 76H132V83H8Z" fill="wood" />
    <Line d="M20 84V102M120 84V102" width={2.4} />
    <Print d="M44 34H96V68H44Z" fill="rain" />
    <Line d="M52 44H78M52 51H88M52 58H70" width={1.6} stroke="cream" />
    <Print d="M36 76L44 68H96L104 76Z" fill="cream" width={1.5} />
    <Line d="M120 76V58L108 40" width={2.4} />
    <Print d="M96 40C98 30 108 28 116 34L106 46Z" fill="sun" width={1.5} />
    <Print d="M14 62h16l-2 14H16Z" fill="orange" width={1.4} />
    <Leaf at={[22, 62]} turn={-70} scale={0.9} />
    <Leaf at={[22, 62]} turn={-140} scale={0.8} fill="leaf2" />
    <Leaf at={[22, 62]} turn={-20} scale={0.6} fill="leaf2" />
  </>
)

/** Books, a pencil, an open one. */
export const Learning = () => (
  <>
    <Print d="M26 82H92V94H26Z" fill="leaf" />
    <Print d="M32 70H98V82H32Z" fill="blossom" />
    <Line d="M38 88H52M44 76H58" width={1.4} stroke="cream" />
    <Print
      d="M70 66C58 56 40 56 24 60V26C40 22 58 24 70 34C82 24 100 22 116 26V60C100 56 82 56 70 66Z"
      fill="cream"
    />
    <Line d="M70 34V66" width={1.6} />
    <Line d="M34 36q14-3 26 4M34 44q14-3 26 4M80 40q14-6 26-4M80 48q14-6 26-4" width={1.3} stroke="wood" />
    <Print d="M106 92L126 62L134 67L114 97L104 99Z" fill="sun" width={1.5} />
    <Line d="M110 93l6 4M122 68l8 5" width={1.2} />
  </>
)

/** What two say to each other, as two leaves that speak. */
export const Talk = () => (
  <>
    <Print
      d="M14 20H82C90 20 94 25 94 32V52C94 60 90 64 82 64H46L30 78V64H22C14 64 10 60 10 52V32C10 25 12 20 14 20Z"
      fill="cream"
    />
    <Leaf at={[28, 50]} turn={-8} scale={1.5} fill="leaf2" />
    <Line d="M66 36H80M66 46H76" width={1.8} stroke="leaf" />
    <Print
      d="M66 54H122C128 54 132 58 132 64V78C132 84 128 88 122 88H112V98L100 88H66C60 88 56 84 56 78V64C56 58 60 54 66 54Z"
      fill="blossom2"
    />
    <Line d="M68 66H118M68 76H100" width={1.8} stroke="blossom" />
  </>
)
