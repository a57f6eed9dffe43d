import type { Texts } from '../en'
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
  recent: 'Plantadas hace poco',
  emptyTitle: 'Cómo crece tu jardín',
  firstSteps: {
    seed: 'Habla con el tutor o haz una lección: cada palabra que uses o consultes es una semilla.',
    leaf: 'Vuelve a encontrarla, en otras frases y en los repasos, y crecerá.',
    bloom: 'Cuando la sepas sin tener que buscarla, florecerá.',
  },
  toBank: 'Ver tu vocabulario',
}
