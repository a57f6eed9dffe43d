import type { PinyinTexts } from '../en/pinyin'

export const pinyin: PinyinTexts = {
  pinyinHint: 'Vale con pinyin, con tonos o sin ellos. Elige los caracteres o sigue escribiendo.',
  pinyinShort: 'Vale con pinyin: ni hao',
  candidates: 'Caracteres para tu pinyin',
  moreCandidates: 'Más caracteres',
  digitsAreTones: 'Los dígitos del 1 al 5 son tonos',
  noCharacters: 'No hay caracteres para estas letras. Se quedan como están.',
  noCharactersShort: 'No hay caracteres',
  notOffered: 'Las letras se quedan como letras.',
  characters: 'Caracteres',
  offerCharacters: 'Ofrecer caracteres para el pinyin',
  candidateCount: (count) => `${count} ${count === 1 ? 'palabra' : 'palabras'} en caracteres`,
  candidate: (text, reading, place, count) => `${text}, ${reading}, ${place} de ${count}`,
}
