/** The syllables of pinyin without their tones, each once; of several readings, those of all. */
export function syllablesOf(pronunciation: string): string[] {
  const plain = pronunciation
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300\u0301\u0304\u030C]/g, '')
  return [
    ...new Set(
      plain
        .normalize('NFC')
        .split(/[^a-zü]+/)
        .filter(Boolean),
    ),
  ]
}
