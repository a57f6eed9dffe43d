import { formatCount, formatNumber } from '../format'
import type { Texts } from '../groups'

const counted = (one: string, other: string) => (number: number) => formatCount('es', number, { one, other })

export const restore: Texts['restore'] = {
  about: 'Lo que ya está aquí se queda como está; el resto viene del archivo.',
  opening: 'Leyendo el archivo',
  problems: {
    'no-json': 'No es una exportación de Lingarden: elige el archivo que guardó «Exportar todos los datos».',
    foreign: 'Este archivo es de otro programa.',
    'words-alone':
      'Este archivo solo tiene palabras, sin repasos ni días. Elige el que guardó «Exportar todos los datos».',
    'too-new': 'Este archivo es de una versión de Lingarden más nueva que la de este servidor.',
    damaged: 'El archivo está dañado o incompleto. Vuelve a exportarlo, por favor.',
    'too-large': 'El archivo es demasiado grande: como máximo, 300 MB.',
    unreadable: 'No se ha podido leer el archivo. Inténtalo de nuevo.',
  },
  of: (day) => `Exportado el ${day}:`,
  tables: {
    user_dictionaries: counted('palabra', 'palabras'),
    dictionary_corrections: counted('pronunciación corregida', 'pronunciaciones corregidas'),
    review_log: counted('repaso', 'repasos'),
    learner_mistakes: counted('error', 'errores'),
    learner_facts: counted('cosa que recuerda el tutor', 'cosas que recuerda el tutor'),
    daily_analytics_history: counted('día', 'días'),
    restored_days: counted('día restaurado antes', 'días restaurados antes'),
    practice_slices: counted('rato de práctica', 'ratos de práctica'),
    tutor_histories: counted('conversación', 'conversaciones'),
    lesson_progress: counted('lección', 'lecciones'),
    review_activities: counted('actividad propia', 'actividades propias'),
  },
  settings: 'Tus ajustes y objetivos',
  foreign: (language, number) =>
    `${formatCount('es', number, { one: 'entrada que no se recupera', other: 'entradas que no se recuperan' })}, de ${language}: aquí no se enseña.`,
  notTaken:
    'Los días vuelven como tu propio historial: los amigos y las clasificaciones solo cuentan lo que se practica aquí. Los tokens, los planes, los amigos y los comentarios se quedan donde están.',
  take: 'Restaurar',
  sending: (done, total) => `Restaurando: ${formatNumber('es', done)} de ${formatNumber('es', total)}`,
  brokenOff: 'Se ha interrumpido. No se ha perdido ni duplicado nada: continúa cuando tengas conexión.',
  goOn: 'Continuar',
  done: (number) =>
    `${formatCount('es', number, { one: 'entrada del archivo ya está', other: 'entradas del archivo ya están' })} aquí.`,
  refused: (number) =>
    `${formatCount('es', number, { one: 'entrada dañada se ha omitido', other: 'entradas dañadas se han omitido' })}.`,
  close: 'Cerrar',
}
