import type { Texts } from '../en'

export const exercises: Texts['exercises'] = {
  check: 'Vérifier',
  tryAgain: 'Réessayer',
  showAnswer: 'Voir la réponse',
  right: 'C’est juste.',
  rightAccents: (answer) => `C’est juste. Attention aux accents : ${answer}`,
  rightSpelling: (answer) => `C’est juste. Attention à l’orthographe : ${answer}`,
  wrong: 'Pas encore.',
  solution: 'La réponse',
  gap: (place, count) => (count === 1 ? 'Trou' : `Trou ${place} sur ${count}`),
  gapBegins: (gap, letter) => `${gap}, commence par ${letter}`,
  gapEmpty: (gap) => `${gap}, vide`,
  gapFilled: (gap, word) => `${gap} : ${word}. Appuyez pour l’enlever`,
  wordsToUse: 'Mots à placer',
  yourSentence: 'Votre phrase',
  yourSentenceEmpty: 'Appuyez sur les mots dans l’ordre.',
  takeOut: (word) => `Enlever ${word}`,
}
