import { formatCount, isOne } from '../format'
import type { Texts } from '../groups'

export const ledger: Texts['ledger'] = {
  title: 'En qué se han ido tus tokens',
  what: 'Para qué',
  when: 'Cuándo',
  amount: 'Cantidad',
  balance: (count) =>
    `${isOne('es', count) ? 'Te queda' : 'Te quedan'} ${formatCount('es', count, { one: 'token', other: 'tokens' })}`,
  freePlan: (plan) => `Con el plan gratuito, ${plan}`,
  paidUntil: (day) => `Pagado hasta el ${day}`,
  endsOn: (day) => `Termina el ${day}, sin renovación`,
  empty: 'Aquí aparecerá lo que gastes y lo que recibas.',
  more: 'Ver los anteriores',
  failed: 'Ahora mismo no se puede mostrar.',
  other: 'Otros',
  kinds: {
    turn: 'Un turno con el tutor',
    speech: 'Texto leído en voz alta',
    transcription: 'Una grabación transcrita',
    translation: 'Una traducción',
    explanation: 'Una palabra explicada',
    activity: 'Una actividad generada',
    'sign-up': 'Tu primer mes',
    month: 'Un mes nuevo',
    opening: 'Tu saldo anterior',
    plan: 'Tu plan',
    operator: 'Un regalo de quien lleva este servidor',
  },
}
