import type { Texts } from '../groups'
import { formatCount } from '../format'

export const ladder: Texts['ladder'] = {
  hints: {
    accent: 'Fíjate en las tildes de la palabra marcada.',
    spelling: 'Fíjate en cómo se escribe la palabra marcada.',
    article: 'Fíjate en la palabra que va delante del sustantivo.',
    form: 'Fíjate en la terminación: ¿va bien con las palabras de al lado?',
    measure_word: 'Fíjate en el clasificador.',
    word_order: 'Las palabras están bien. Fíjate en el orden.',
    missing_word: 'Falta una palabra en el lugar marcado.',
    extra_word: 'Aquí sobra una palabra.',
    word_choice: 'Aquí va otra palabra u otra forma. ¿Cuál?',
    other: 'En el lugar marcado hay algo que todavía no está bien.',
  },
  tryAgain: 'Probar otra vez',
  showMe: 'Ver la respuesta',
  alwaysShow: 'Mostrar siempre la respuesta enseguida',
  alwaysShown: 'Desde ahora verás la forma correcta enseguida. En los ajustes puedes recuperar las pistas.',
  notSaved: 'No se pudo guardar. Inténtalo otra vez.',
  field: 'Tu frase otra vez, o solo la parte marcada',
  check: 'Comprobar',
  missed: {
    same: 'Eso es lo que escribiste antes.',
    marks: 'Casi. Solo falta o sobra una tilde.',
    other: 'Todavía no.',
  },
  begins: (letter, letters) =>
    `Empieza por «${letter}» y tiene ${formatCount('es', letters, { one: 'letra', other: 'letras' })}.`,
  ends: (letter) => `Termina en «${letter}».`,
  found: 'Lo has corregido tú.',
  shown: (right) => `Así está bien: ${right}`,
  waits: 'Una parte de tu frase espera un segundo intento.',
}
