/** Tones by the marks that show them, as they stand apart from their vowels. */
export const toneMarks: Readonly<Record<string, number>> = {
  '\u0304': 1,
  '\u0301': 2,
  '\u030c': 3,
  '\u0300': 4,
}
const marks = ['', '\u0304', '\u0301', '\u030c', '\u0300']
const anyMark = /[\u0304\u0301\u030c\u0300]/gu

/** Tone of a syllable of pinyin, 1 to 4, or 0 where it bears none. */
export function toneOf(syllable: string): number {
  const mark = syllable.normalize('NFD').match(anyMark)?.[0]
  return mark === undefined ? 0 : (toneMarks[mark] ?? 0)
}

/** The syllable with another tone, 0 to 4, its mark where the rules of pinyin put it. */
export function withTone(syllable: string, tone: number): string {
  const plain = syllable.normalize('NFD').replace(anyMark, '').normalize('NFC')
  if (tone === 0) return plain
  // The mark stands on a or e, on the o of ou, or else on the last vowel.
  const place = /[ae]/iu.test(plain) ? plain.search(/[ae]/iu) : plain.search(/o(?=u)|[iouü](?![iouü])/iu)
  const at = place === -1 ? plain.search(/[nm]/iu) : place
  if (at === -1) return plain
  return (plain.slice(0, at + 1) + (marks[tone] ?? '') + plain.slice(at + 1)).normalize('NFC')
}

/** The first of several readings, a surname's only if there is no other. */
export function firstReading(pronunciation: string): string | undefined {
  const readings = pronunciation.split('|').map((reading) => reading.trim())
  const plain = readings.find((reading) => reading !== '' && !/^\p{Lu}/u.test(reading))
  return plain ?? readings.find((reading) => reading !== '')
}

/** Capital letter first, as names are written. */
export const capitalise = (reading: string): string => reading.charAt(0).toUpperCase() + reading.slice(1)
