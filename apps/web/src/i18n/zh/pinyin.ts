import type { PinyinTexts } from '../en/pinyin'

export const pinyin: PinyinTexts = {
  pinyinHint: '可以用拼音，带不带声调都行。选汉字，或继续写。',
  pinyinShort: '可以用拼音：ni hao',
  candidates: '拼音对应的汉字',
  moreCandidates: '更多汉字',
  digitsAreTones: '数字 1 到 5 表示声调',
  noCharacters: '没有对应的汉字，字母保持原样。',
  noCharactersShort: '没有对应的汉字',
  notOffered: '字母不转换成汉字。',
  characters: '选汉字',
  offerCharacters: '输入拼音时选汉字',
  candidateCount: (count) => `共 ${count} 个汉字词语`,
  candidate: (text, reading, place, count) => `${text}，${reading}，第 ${place} 个，共 ${count} 个`,
}
