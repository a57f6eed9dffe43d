import type { Texts } from '../groups'
import { formatCount } from '../format'

const count = (n: number, one: string, other: string) => formatCount('es', n, { one, other })
const cards = (n: number) => count(n, 'tarjeta', 'tarjetas')
const words = (n: number) => count(n, 'palabra', 'palabras')

export const review: Texts['review'] = {
  title: 'Repaso',
  failed: 'No se pudieron cargar tus repasos.',
  emptyTitle: 'Todavía no hay nada que repasar',
  empty:
    'Las palabras de tu vocabulario vuelven aquí justo antes de que las olvides. Las lecciones y las charlas lo van llenando.',
  toCourses: 'Abrir los cursos',
  begin: 'Empezar el repaso',
  nothingDue: 'Ahora no toca repasar nada',
  nothingDueHint: 'Las próximas tarjetas llegarán cuando estés a punto de olvidarlas.',
  shareDone: 'Lo de hoy ya está hecho',
  limitReached: {
    newCards: (limit, waiting) =>
      `Tu límite es de ${count(limit, 'tarjeta nueva', 'tarjetas nuevas')} al día. ${count(waiting, 'tarjeta más espera', 'tarjetas más esperan')} a los próximos días; si subes el límite, puedes seguir ahora.`,
    reviews: (limit, waiting) =>
      `Tu límite es de ${count(limit, 'repaso', 'repasos')} al día. ${count(waiting, 'tarjeta más espera', 'tarjetas más esperan')} a los próximos días; si subes el límite, puedes seguir ahora.`,
  },
  newCardsPaused: (waiting) =>
    `Tu límite de tarjetas nuevas es cero. ${count(waiting, 'tarjeta espera', 'tarjetas esperan')} a que lo subas.`,
  changeLimit: 'Cambiar el límite',
  playMatching: 'Buscar parejas',
  reasons: {
    learning: (n) => count(n, 'tarjeta ya empezada', 'tarjetas ya empezadas'),
    review: (n) => `${cards(n)} a punto de olvidarse`,
    fresh: (n) => `${count(n, 'tarjeta nueva', 'tarjetas nuevas')} hoy`,
    waiting: (n) => `${cards(n)} para más adelante`,
  },
  why: {
    learning: 'Empezadas u olvidadas hace poco, vuelven pronto, hasta que se quedan.',
    review: 'Les ha llegado el día. Primero van las que más peligro tienen de olvidarse.',
    fresh: 'Palabras de tu vocabulario por las que aún no te hemos preguntado.',
  },
  spread: (days) => `Las repartimos en ${count(days, 'día', 'días')}, sin palabras nuevas hasta entonces.`,
  spreadAfterBreak: (days) =>
    `Has estado fuera, y no pasa nada. Las repartimos en ${count(days, 'día', 'días')}, sin palabras nuevas hasta entonces.`,
  clockBehind:
    'El reloj de este dispositivo va por detrás de tu último repaso. No se pierde nada, pero solo sabremos qué toca cuando la fecha y la hora estén bien.',
  leeches: 'Se resisten',
  leechHint:
    'Las olvidas una y otra vez. Una frase tuya, una nota o una charla sobre ellas ayudan más que otro repaso.',
  games: 'Otras formas de practicar',
  matchingHint: 'Une palabras con significados, sonidos o lecturas.',
  mistakes: 'Errores',
  mistakesHint: 'Escribe bien lo que el tutor te corrigió.',
  newActivity: 'Nueva actividad',
  newActivityHint: 'Elige tú las palabras y los tipos de ejercicios.',
  limits: (fresh, reviews) =>
    `Como mucho, ${count(fresh, 'tarjeta nueva', 'tarjetas nuevas')} y ${count(reviews, 'repaso', 'repasos')} al día.`,
  changeLimits: 'Cambiar',
  limitsTitle: 'Cuánto al día',
  limitsHint: 'Para cada idioma. Las tarjetas que vuelven en unos minutos no cuentan.',
  limitNames: { newCards: 'Tarjetas nuevas al día', reviews: 'Repasos al día' },
  save: 'Guardar',
  notSaved: 'No se pudo guardar. Inténtalo de nuevo.',
  allSent: 'Todos los repasos están guardados',
  sending: (n) =>
    count(n, 'repaso guardado aquí, se envía enseguida', 'repasos guardados aquí, se envían enseguida'),
  sendingChanges: (n) =>
    count(n, 'cambio guardado aquí, se envía enseguida', 'cambios guardados aquí, se envían enseguida'),
  waitHere: (n) => `${count(n, 'repaso espera', 'repasos esperan')} aquí hasta que tengas conexión`,
  changesWait: (n) => `${count(n, 'cambio espera', 'cambios esperan')} aquí hasta que tengas conexión`,
  way: 'Cómo preguntan las tarjetas',
  ways: { read: 'Leer', hear: 'Escuchar', write: 'Escribir', gap: 'Rellenar el hueco' },
  wayNotes: {
    meaning:
      'Esta tarjeta pregunta qué significa la palabra. La escribirás en las tarjetas que piden la palabra; llegan cuando ya conoces el significado.',
    word: 'Esta tarjeta pide la palabra misma, así que no se oye antes.',
    noSentence: 'Ninguna de tus frases contiene esta palabra tal cual, así que la escribes sin frase.',
  },
  noMeaning: 'No conocemos su significado. Aquí aparecería una nota de tu vocabulario.',
  tooLate: 'Esta respuesta ya se envió y se queda como está.',
  endHere: 'Terminar aquí',
  results: 'Lo que ha cambiado',
  noResults: 'No hay resultados que mostrar',
  noResultsHint: 'Después de un juego verás aquí lo que ha cambiado.',
  toReview: 'Volver al repaso',
  dueNow: 'Toca otra vez ahora',
  dueIn: (span) => `Vuelve dentro de ${span}`,
  becameLeech: 'La olvidas a menudo: prueba de otra manera',
  pairsOf: 'Qué quieres unir',
  pairs: { meaning: 'Palabra y significado', sound: 'Palabra y sonido', reading: 'Caracteres y pinyin' },
  tooFewTitle: 'Todavía hay pocas palabras',
  tooFewWords: 'Para las parejas hacen falta al menos dos palabras con significado conocido.',
  practice: 'Practicar palabras',
  chosen: (n) => `Has elegido ${words(n)}.`,
  noMistakes: 'Ningún error pendiente',
  noMistakesHint: 'Lo que el tutor corrige en tus mensajes aparece aquí hasta que lo superas.',
  toTutor: 'Hablar con el tutor',
  mistakePrompts: {
    write: 'Escribe lo correcto en lugar de lo tachado.',
    pick: 'Elige lo correcto en lugar de lo tachado.',
    choose: '¿Qué frase es la correcta?',
    drop: 'Sobra una palabra. Elígela.',
  },
  mistakesDoneHint:
    'Vuelven otro día. Si te sale bien en dos días, o lo usas bien dos veces al conversar, el error queda superado.',
  mistakesFailed: 'No se pudieron cargar tus errores.',
  comesBack: 'Volverá al final.',
  leave: 'Salir',
  activities: 'Tus actividades',
  noActivity: 'Esa actividad no existe.',
  activitiesFailed: 'No se pudieron cargar tus actividades.',
  editActivity: (name) => `Cambiar «${name}»`,
  deleteActivity: (name) => `Eliminar «${name}»`,
  deleted: (name) => `Se ha eliminado «${name}».`,
  undo: 'Deshacer',
  name: 'Nombre',
  nameHint: 'Por ejemplo: Palabras para el mercado',
  nameMissing: 'Ponle un nombre.',
  whichWords: 'Qué palabras',
  selections: {
    due: 'Las que tocan hoy',
    strength: 'Por dominio',
    tag: 'Por etiqueta',
    lesson: 'De una lección',
    hand: 'Elegidas a mano',
  },
  bands: { weak: 'Brotando', medium: 'Creciendo', strong: 'En flor' },
  chooseTag: 'Etiqueta',
  noTags: 'Ninguna palabra de tu vocabulario tiene etiqueta todavía.',
  chooseLesson: 'Lección',
  chooseWords: 'Palabras',
  searchWords: 'Busca en tus palabras',
  kindsOf: 'Tipos de ejercicios',
  kinds: {
    choice: 'Elegir el significado',
    typing: 'Escribir la palabra',
    listening: 'Escribir lo que oyes',
    order: 'Ordenar una frase',
    cloze: 'Rellenar un hueco',
  },
  wordMissing: 'Elige antes las palabras: sin ninguna no hay nada que jugar.',
  savedForLater: 'Guardado. Ahora no hay palabras para esto; juégalo cuando las haya.',
  kindMissing: 'Elige al menos un tipo.',
  wordsNow: (n) =>
    n === 0 ? 'Ahora no encaja ninguna palabra.' : `${words(n)} ahora, como mucho 20 en cada juego.`,
  saveAndPlay: 'Guardar y jugar',
  prompts: {
    choice: '¿Qué significa?',
    typing: 'Escribe la palabra.',
    listening: 'Escribe la palabra que oyes.',
    order: 'Ordena las palabras.',
    cloze: 'Rellena el hueco.',
  },
  noExercises:
    'Con estas palabras no sale ningún ejercicio de ese tipo: les falta un significado o una frase.',
  log: 'Últimamente',
  logStates: { pending: 'En marcha', success: 'Hecho', error: 'No salió' },
  logNames: {
    flashcards: (n) => count(n, 'tarjeta repasada', 'tarjetas repasadas'),
    matching: (n) => count(n, 'palabra emparejada', 'palabras emparejadas'),
    mistakes: (n) => count(n, 'error practicado', 'errores practicados'),
    activity: (name) => `Has jugado a «${name}»`,
    saved: (name) => `Has guardado «${name}»`,
  },
}
