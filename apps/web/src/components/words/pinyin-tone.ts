export type Tone = 1 | 2 | 3 | 4 | 5

/** Combining marks of the four tones; a syllable without one has the neutral fifth. */
const toneMarks: readonly [string, Tone][] = [
  ['\u0304', 1],
  ['\u0301', 2],
  ['\u030C', 3],
  ['\u0300', 4],
]

/** The tone of a pinyin syllable, by its mark. */
export function toneOf(syllable: string): Tone {
  const decomposed = syllable.normalize('NFD')
  return toneMarks.find(([mark]) => decomposed.includes(mark))?.[1] ?? 5
}
