import type { PinyinTexts } from '../en/pinyin'

export const pinyin: PinyinTexts = {
  pinyinHint: 'Le pinyin suffit, avec ou sans tons. Choisissez les caractères, ou continuez.',
  pinyinShort: 'Le pinyin suffit : ni hao',
  candidates: 'Caractères pour votre pinyin',
  moreCandidates: 'Plus de caractères',
  digitsAreTones: 'Les chiffres 1 à 5 sont des tons',
  noCharacters: 'Pas de caractères pour ces lettres. Elles restent telles quelles.',
  noCharactersShort: 'Pas de caractères',
  notOffered: 'Les lettres restent des lettres.',
  characters: 'Caractères',
  offerCharacters: 'Proposer des caractères pour le pinyin',
  candidateCount: (count) => `${count} ${count > 1 ? 'mots' : 'mot'} en caractères`,
  candidate: (text, reading, place, count) => `${text}, ${reading}, ${place} sur ${count}`,
}
