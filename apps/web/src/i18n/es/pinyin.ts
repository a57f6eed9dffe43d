import type { PinyinTexts } from '../en/pinyin'

export const pinyin: PinyinTexts = {
  pinyinHint: 'Vale con pinyin, con tonos o sin ellos: ni hao. Elige los caracteres o sigue escribiendo.',
  candidates: 'Caracteres para tu pinyin',
  moreCandidates: 'Más caracteres',
  digitsAreTones: 'Los dígitos del 1 al 5 son tonos',
  candidate: (text, reading, place, count) => `${text}, ${reading}, ${place} de ${count}`,
}
