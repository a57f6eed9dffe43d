import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('es', count, { one: 'minuto', other: 'minutos' })

export const dashboard: Texts['dashboard'] = {
  title: 'Inicio',
  lines: {
    newcomer: 'Una primera conversación lleva cinco minutos, y tu jardín ya habrá empezado.',
    returning: 'Qué bien verte de nuevo. Empieza con poco; lo demás puede esperar.',
    reached: 'Has alcanzado la meta de hoy. Todo lo que hagas ahora es un extra.',
    open: (left) => `${left === 1 ? 'Falta' : 'Faltan'} ${minutes(left)} para la meta de hoy.`,
  },
  start: 'Hablar con el tutor',
  todaysCards: (due, fresh) => {
    const begun = formatCount('es', fresh, { one: 'tarjeta nueva', other: 'tarjetas nuevas' })
    if (due === 0) return begun
    if (fresh === 0) return formatCount('es', due, { one: 'tarjeta pendiente', other: 'tarjetas pendientes' })
    return `${formatCount('es', due, { one: 'pendiente', other: 'pendientes' })} y ${begun}`
  },
  review: (cards) => `Repasar: ${cards}`,
  failed: 'No se han podido cargar tu día ni tu jardín.',
  firstLesson: 'Empezar con una lección',
  today: 'Hoy',
  changeGoal: 'Cambiar la meta',
  ofGoal: (done, goal) => `${formatNumber('es', done)} de ${minutes(goal)}`,
  streak: (days) => formatCount('es', days, { one: 'día seguido', other: 'días seguidos' }),
  noStreak: 'Tu racha empieza hoy',
  consistency: (percent) => `Constancia del ${percent} % en 30 días`,
  week: 'Los últimos siete días',
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  weekdayInitials: 'DLMXJVS',
  dayMinutes: (day, count) => `${day}: ${minutes(count)}`,
  minutes: (count) => `${formatNumber('es', count)} min`,
  goalTitle: 'Meta diaria',
  goalAbout: '¿Cuántos minutos al día te gustaría practicar? Poco y a menudo es lo que mejor funciona.',
  ownGoal: 'Otros minutos',
  setGoal: 'Fijar la meta',
  goalRange: 'Escribe un número entero entre 1 y 1440.',
  goalFailed: 'No se ha podido guardar la meta. Inténtalo de nuevo.',
  garden: 'Tu jardín',
  words: (count) => formatCount('es', count, { one: 'palabra', other: 'palabras' }),
  known: (words) => `Sabes ${formatCount('es', words, { one: 'palabra', other: 'palabras' })}`,
  noneKnown: 'Todavía no hay ninguna palabra que sepas con seguridad',
  howCounted: '¿Cómo se cuenta?',
  knownMeans:
    'Una palabra cuenta como sabida cuando la has recordado en dos días distintos y mientras el modelo de memoria FSRS calcule que ahora la recordarías con una probabilidad del 90 % o más. Verla no basta, y si la olvidas deja de contar hasta que la recuerdes de nuevo.',
  stagesMean:
    'Las plantas crecen solo al recordar: en un repaso, en un ejercicio o bien usada y sin ayuda en una frase tuya. Una semilla no se ha recordado nunca; un brote, alguna vez; una hoja debería durar 4 días, un capullo 14 y una flor 30, recordada en tres días.',
  recent: 'Plantadas hace poco',
  emptyTitle: 'Cómo crece tu jardín',
  firstSteps: {
    seed: 'Habla con el tutor o haz una lección: cada palabra que uses o consultes es una semilla.',
    leaf: 'Recuérdala, en un repaso, en un ejercicio o en una frase tuya, y brotará.',
    bloom: 'Recuérdala otra vez, con días y semanas de por medio, y florecerá.',
  },
  toBank: 'Ver tu vocabulario',
}
