import type { Texts } from '../groups'
import { formatCount, formatNumber } from '../format'

const minutes = (count: number) => formatCount('es', count, { one: 'minuto', other: 'minutos' })

export const dashboard: Texts['dashboard'] = {
  title: 'Inicio',
  lines: {
    newcomer: 'Cinco minutos de charla y tu jardín echa raíces.',
    begun: 'Tu jardín ya ha empezado: crece con cada palabra que recuerdas.',
    returning: 'Qué bien verte de nuevo. Empieza con poco; lo demás puede esperar.',
    reached: 'Has alcanzado la meta de hoy. Todo lo que hagas ahora es un extra.',
    open: (left) => `${left === 1 ? 'Falta' : 'Faltan'} ${minutes(left)} para la meta de hoy.`,
  },
  todaysCards: (due, fresh) => {
    const begun = formatCount('es', fresh, { one: 'tarjeta nueva', other: 'tarjetas nuevas' })
    if (due === 0) return begun
    if (fresh === 0) return formatCount('es', due, { one: 'tarjeta pendiente', other: 'tarjetas pendientes' })
    return `${formatCount('es', due, { one: 'pendiente', other: 'pendientes' })} y ${begun}`
  },
  failed: 'No se han podido cargar tu día ni tu jardín.',
  today: 'Hoy',
  changeGoal: 'Cambiar la meta',
  streak: (days) => formatCount('es', days, { one: 'día seguido', other: 'días seguidos' }),
  noStreak: 'Empieza hoy',
  week: 'Los últimos siete días',
  weekdays: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  weekdayInitials: 'DLMXJVS',
  dayMinutes: (day, count) => `${day}: ${minutes(count)}`,
  minutes: (count) => `${formatNumber('es', count)} min`,
  goalTitle: 'Meta diaria',
  goalAbout: '¿Cuántos minutos al día te gustaría practicar? Poco y a menudo es lo que mejor funciona.',
  ownGoal: 'Otra cantidad de minutos',
  setGoal: 'Fijar la meta',
  goalRange: 'Escribe un número entero entre 1 y 1440.',
  goalFailed: 'No se ha podido guardar la meta. Inténtalo de nuevo.',
  garden: 'Tu jardín',
  words: (count) => formatCount('es', count, { one: 'palabra', other: 'palabras' }),
  whatNow: 'Y ahora, ¿qué?',
  otherWays: 'Otras opciones',
  begin: (time) => `Empezar · ${time}`,
  review: (cards) => `Repasar ${formatCount('es', cards, { one: 'tarjeta', other: 'tarjetas' })}`,
  toWaterAndNew: (due, fresh) =>
    [
      due > 0 && `${formatNumber('es', due)} por regar`,
      fresh > 0 && formatCount('es', fresh, { one: 'nueva', other: 'nuevas' }),
    ]
      .filter(Boolean)
      .join(', '),
  lesson: { open: 'Seguir con la lección', next: 'Siguiente lección', first: 'Tu primera lección' },
  goOn: (lesson) => `Seguir con «${lesson}»`,
  beginWith: (lesson) => `Empezar con «${lesson}»`,
  mend: (mistakes) =>
    mistakes === 1 ? 'Corregir un error' : `Corregir ${formatNumber('es', mistakes)} errores`,
  mendWhere: 'en tus propias frases',
  talk: (tutor) => `Hablar con ${tutor}`,
  talkAbout: 'Del tema que elijas',
  talkOn: 'Donde lo dejaste',
  bring: 'Traer tus palabras',
  bringFrom: 'de un archivo o de un texto',
  ofGoal: (done, goal) => `${formatNumber('es', done)} de ${minutes(goal)}`,
  overGoal: (done, goal) => `${minutes(done)}; meta: ${formatNumber('es', goal)}`,
  ofMinutes: (goal) => `de ${formatNumber('es', goal)} min`,
  goalMet: 'cumplida',
  daysMet: (days) => `${days} de los últimos 7 días`,
  goal: 'Meta',
  gardenFailed: 'Sigue donde estaba. Inténtalo de nuevo en un momento.',
  lessonOf: (title, unit) => `${title} · ${unit}`,
}
