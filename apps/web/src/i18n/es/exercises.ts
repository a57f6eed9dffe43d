import type { Texts } from '../en'

export const exercises: Texts['exercises'] = {
  check: 'Comprobar',
  tryAgain: 'Probar otra vez',
  showAnswer: 'Ver la respuesta',
  right: 'Correcto.',
  rightAccents: (answer) => `Correcto. Fíjate en los acentos: ${answer}`,
  rightSpelling: (answer) => `Correcto. Fíjate en la ortografía: ${answer}`,
  wrong: 'Todavía no.',
  solution: 'La respuesta',
  gap: (place, count) => (count === 1 ? 'Hueco' : `Hueco ${place} de ${count}`),
  gapBegins: (gap, letter) => `${gap}, empieza por ${letter}`,
  gapEmpty: (gap) => `${gap}, vacío`,
  gapFilled: (gap, word) => `${gap}: ${word}. Pulsa para quitarla`,
  wordsToUse: 'Palabras para usar',
  yourSentence: 'Tu frase',
  yourSentenceEmpty: 'Pulsa las palabras en su orden.',
  takeOut: (word) => `Quitar ${word}`,
}
