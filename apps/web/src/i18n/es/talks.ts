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
}
