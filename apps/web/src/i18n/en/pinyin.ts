/** What stands at a field in which pinyin is written. */
export const pinyin = {
  pinyinHint: 'Pinyin will do, with tones or without: ni hao. Pick the characters, or write on.',
  candidates: 'Characters for your pinyin',
  moreCandidates: 'More characters',
  digitsAreTones: 'Digits 1 to 5 are tones',
  candidate: (text: string, reading: string, place: number, count: number) =>
    `${text}, ${reading}, ${place} of ${count}`,
}

export type PinyinTexts = typeof pinyin
