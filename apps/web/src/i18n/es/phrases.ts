import type { Texts } from '../groups'

export const phrases: Texts['phrases'] = {
  taken: (first, last, count) =>
    `${count} palabras seleccionadas, de «${first}» a «${last}». Con Intro se buscan juntas, con Escape se sueltan.`,
  title: 'Expresión',
  wordByWord: 'El diccionario no tiene esta expresión. Sus palabras, una a una:',
  unknown: 'no está en el diccionario',
  meaning: 'Qué significa para ti',
  meaningHint: 'Palabra por palabra, hasta que escribas uno mejor.',
  meaningKnown: 'Si lo dejas vacío, vale el significado del diccionario.',
  keep: 'Guardar como un solo término',
  kept: 'Está en tu vocabulario, como un solo término.',
  notVouched: 'No es seguro que toda esta frase esté bien, así que la expresión no se guarda.',
  problems: {
    long: 'Una expresión tiene diez palabras como mucho. Elige menos para guardarla.',
    sentences: 'Una expresión no pasa de una frase a otra. Elige menos palabras para guardarla.',
  },
  takeMore: 'Elegir más palabras',
  before: 'Con la palabra anterior',
  after: 'Con la palabra siguiente',
}
