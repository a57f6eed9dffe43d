import type { Texts } from '../groups'

export const cards: Texts['cards'] = {
  readInstead: 'Ahora no puedo escuchar: leerlo',
  flashcards: 'Tarjetas',
  matching: 'Parejas',
  direction: 'Qué preguntan las tarjetas',
  directions: { 'to-meaning': 'De la palabra al significado', 'to-word': 'Del significado a la palabra' },
  card: (number, total) => `Tarjeta ${number} de ${total}`,
  turn: 'Dar la vuelta',
  grades: { again: 'Otra vez', hard: 'Difícil', good: 'Bien', easy: 'Fácil' },
  writeWord: 'Escribe la palabra',
  undo: 'Recuperar la última tarjeta',
  cardKeys: 'La barra espaciadora da la vuelta, del 1 al 4 dices cómo la sabías, la u recupera la última.',
  boards: {
    meaning: (number, total) => `Une palabras y significados. Tablero ${number} de ${total}`,
    sound: (number, total) => `Une palabras y sonidos. Tablero ${number} de ${total}`,
    reading: (number, total) => `Une caracteres y pinyin. Tablero ${number} de ${total}`,
  },
  pickOther: 'Ahora elige lo que le corresponde.',
  sound: (number) => `Sonido ${number}`,
}
