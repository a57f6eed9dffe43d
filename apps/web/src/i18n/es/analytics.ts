import type { Texts } from '../groups'
import { formatCount, formatNumber, isOne } from '../format'

const number = (value: number) => formatNumber('es', value)
const minutes = (count: number) => formatCount('es', count, { one: 'minuto', other: 'minutos' })
const days = (count: number) => formatCount('es', count, { one: 'día', other: 'días' })
const words = (count: number) => formatCount('es', count, { one: 'palabra', other: 'palabras' })
const cards = (count: number) => formatCount('es', count, { one: 'tarjeta', other: 'tarjetas' })

export const analytics: Texts['analytics'] = {
  title: 'Progreso',
  language: 'Idioma',
  allLanguages: 'Todos los idiomas',
  range: 'Periodo',
  ranges: { 30: '30 días', 90: '90 días', 365: 'Un año' },
  day: 'Día',
  week: 'Semana',
  hour: 'Hora',
  minutes: 'Minutos',
  cards: 'Tarjetas',
  reviews: 'Repasos',
  wordsAdded: 'Palabras añadidas',
  practised: 'Tiempo de práctica',
  daysPractised: 'Días con práctica',
  streak: 'Racha',
  consistency: 'Constancia',
  consistencyMeans:
    'Cuánto de tu objetivo diario has cumplido en los últimos 30 días. Los días recientes cuentan más.',
  duration: (count) =>
    count < 60 ? `${number(count)} min` : `${number(Math.floor(count / 60))} h ${number(count % 60)} min`,
  ofDays: (count, all) => `${number(count)} de ${number(all)}`,
  dayCount: days,
  percent: (value) => `${number(value)} %`,
  fromTo: (from, to) => `${from} – ${to}`,
  dayMinutes: (day, count) => `${day}: ${minutes(count)}`,
  dayWords: (day, count) => `${day}: ${words(count)}`,
  dayCards: (day, count) => `${day}: ${cards(count)}`,
  dayStages: (day, total, inBloom) => `${day}: ${words(total)}, ${number(inBloom)} en flor`,
  year: {
    title: 'Tu año',
    summary: (practised, complete, total) =>
      `Has practicado ${days(practised)} en el último año, ${total} en total, y alcanzaste tu meta ${days(complete)}.`,
    less: 'Menos',
    more: 'Más',
  },
  minutesADay: {
    title: 'Minutos al día',
    summary: (mean, goal, reached, all) =>
      `${minutes(mean)} al día de media. La meta de ${number(goal)} se alcanzó en ${number(reached)} de ${days(all)}.`,
    weeks: (mean, goal, reached, all) =>
      `${minutes(mean)} al día de media. ${number(reached)} de ${number(all)} semanas ${isOne('es', reached) ? 'llegó' : 'llegaron'} al menos a la meta de ${number(goal)}.`,
  },
  words: {
    title: 'Palabras añadidas',
    summary: (total, best, most) =>
      `Se ${total === 1 ? 'añadió' : 'añadieron'} ${words(total)} a tu vocabulario. El máximo fue ${number(most)}: ${best}.`,
    none: 'En este tiempo no se añadió ninguna palabra a tu vocabulario.',
  },
  stages: {
    title: 'El jardín a lo largo del tiempo',
    summary: (total, bloom) => `Hay ${words(total)} en tu jardín, ${number(bloom)} en flor.`,
    none: 'A partir de hoy se verá aquí cómo crece tu jardín.',
  },
  recall: {
    title: 'Lo que recuerdas',
    summary: (reviews, known, expected) =>
      `En ${formatCount('es', reviews, { one: 'repaso', other: 'repasos' })} de palabras aprendidas supiste el ${known} %. El plan esperaba el ${expected} %.`,
    none: 'Cuando vuelvan a repaso las palabras que ya has aprendido, aquí se verá cuántas sigues sabiendo.',
    known: 'Sabidas, en %',
    expected: 'Esperadas, en %',
    hint: (week, known, expected) => `${week}: ${known} % sabidas, ${expected} % esperadas`,
  },
  forecast: {
    title: 'Repasos que vienen',
    summary: (today, week, month) =>
      `Hoy: ${today}. En una semana ${isOne('es', week) ? 'toca' : 'tocan'} ${cards(week)} y en 30 días ${number(month)}, si no repasas ninguna antes.`,
    nothingNow: 'nada más',
    none: 'Ninguna tarjeta toca en los próximos 30 días.',
  },
  hours: {
    title: 'Minutos según la hora del día',
    summary: (hour) => `Cuando más practicas es entre las ${number(hour)}:00 y las ${number(hour + 1)}:00.`,
    none: 'Aquí se verá a qué hora del día practicas.',
    name: (hour) => `${number(hour)}:00–${number(hour + 1)}:00`,
  },
  emptyTitle: 'Todavía no hay nada que mostrar',
  empty: 'Tus minutos, tus palabras y tu memoria se verán aquí desde el primer día de práctica.',
  failed: 'No se han podido cargar tus días. Inténtalo de nuevo.',
  readAgain: 'Volver a leer del servidor',
  resetToday: 'Reiniciar el día',
  resetTitle: '¿Reiniciar el día de hoy?',
  resetAbout:
    'Se eliminan los minutos de hoy y la lista de palabras añadidas hoy en este idioma. Tus palabras y tus repasos se conservan.',
  keep: 'Conservar',
}
