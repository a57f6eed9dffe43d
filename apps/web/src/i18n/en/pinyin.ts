/** What stands at a field in which pinyin is written. */
export const pinyin = {
  pinyinHint: 'Pinyin will do, with tones or without. Pick the characters, or write on.',
  pinyinShort: 'Pinyin will do: ni hao',
  candidates: 'Characters for your pinyin',
  moreCandidates: 'More characters',
  digitsAreTones: 'Digits 1 to 5 are tones',
  noCharacters: 'No characters for these letters. They stay as they are.',
  noCharactersShort: 'No characters for this',
  notOffered: 'Letters stay letters.',
  characters: 'Characters',
  offerCharacters: 'Offer characters for pinyin',
  candidateCount: (count: number) => `${count} ${count === 1 ? 'word' : 'words'} in characters`,
  candidate: (text: string, reading: string, place: number, count: number) =>
    `${text}, ${reading}, ${place} of ${count}`,
}

export type PinyinTexts = typeof pinyin
