import { formatCount } from '../format'
import type { Texts } from '../groups'
/** What to talk about with the tutor, and the end of a talk. */
export const talks: Texts['talks'] = {
  title: '¿De qué hablamos?',
  level: 'Nivel',
  forMe: (band) => `Para mí: ${band}`,
  all: (count) => `Todos (${count})`,
  openTalk: 'Charla libre',
  open: 'libre',
  surprise: 'Sorpréndeme',
  played: (ago) => `Última charla: ${ago}`,
  gone: 'Ese tema no existe. Estos son los que hay.',
  failed: 'Ahora no se pueden mostrar los temas.',
  other: 'Otros temas',
  firstTalk: (tutor) => `Tu primera charla con ${tutor}`,
  firstTalkText: 'Ocho frases cortas, del hola al adiós, cada una con su significado.',
  speaks: (language) => `habla ${language} contigo`,
  listens: 'te escucha',
  goalsOf: (done, all) => `${done} de ${all}`,
  sessionGoals: (done, all) => `Sesión, objetivos: ${done} de ${all}`,
  about: 'Sobre esta charla',
  understood: 'Entendido',
  youWill: 'Tus objetivos',
  end: 'Terminar la charla',
  done: 'Basta por hoy',
  mended: 'Tus frases, corregidas',
  longest: 'Tu frase más larga',
  bed: 'Nuevo en tu bancal',
  seeds: 'Las semillas esperan a que las recuerdes; lo que recordaste sin ayuda ya ha brotado.',
  otherWords: (count) =>
    `Hay ${formatCount('es', count, { one: 'palabra', other: 'palabras' })} más en tu vocabulario.`,
  minutesWith: (minutes) =>
    minutes < 1
      ? 'Una charla corta con'
      : `${formatCount('es', minutes, { one: 'minuto', other: 'minutos' })} con`,
  talkedAbout: (title) => `${title}.`,
  ownSentences: (count) => `${formatCount('es', count, { one: 'frase tuya', other: 'frases tuyas' })}.`,
  goalsReached: (count) =>
    `${formatCount('es', count, { one: 'objetivo conseguido', other: 'objetivos conseguidos' })}.`,
  practise: (count) => (count === 1 ? 'Practicar esta palabra ahora' : `Practicar estas ${count} ahora`),
}
