import type { Texts } from '../groups'

export const credits: Texts['credits'] = {
  title: 'Tokens',
  about: 'Los tokens pagan lo que hace el tutor. Cada mes empieza con el saldo completo.',
  used: (percent, allowance) => `Has usado el ${percent} % de los ${allowance} de este mes`,
  refill: (day) => `Se rellena el ${day}`,
  usedLabel: 'Parte usada',
  prices: 'Cuánto cuesta cada cosa',
  calls: {
    reply: 'Una respuesta',
    feedback: 'Comentarios sobre tu texto',
    suggestions: 'Respuestas sugeridas',
    goal: 'Objetivos',
    translation: 'Una traducción',
    explanation: 'Una palabra explicada',
    transcription: 'Una grabación transcrita',
    speech: 'Voz, cada 100 caracteres',
    activity: 'Una actividad creada para ti',
  },
  toPlans: 'Ver los planes',
  toHistory: 'En qué se han ido',
}
