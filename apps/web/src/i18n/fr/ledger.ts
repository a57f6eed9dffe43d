import { formatCount } from '../format'
import type { Texts } from '../groups'

export const ledger: Texts['ledger'] = {
  title: 'À quoi ont servi vos jetons',
  what: 'Pour quoi',
  when: 'Quand',
  amount: 'Jetons',
  balance: (count) => `Il vous reste ${formatCount('fr', count, { one: 'jeton', other: 'jetons' })}`,
  freePlan: (plan) => `Avec la formule gratuite, ${plan}`,
  paidUntil: (day) => `Payé jusqu’au ${day}`,
  endsOn: (day) => `Prend fin le ${day}, sans renouvellement`,
  empty: 'Ce que vous dépensez et recevez apparaîtra ici.',
  more: 'Afficher les précédents',
  failed: 'Impossible à afficher pour le moment.',
  other: 'Autre',
  kinds: {
    turn: 'Un échange avec le tuteur',
    speech: 'Texte lu à voix haute',
    transcription: 'Un enregistrement transcrit',
    translation: 'Une traduction',
    explanation: 'Un mot expliqué',
    activity: 'Une activité générée',
    'sign-up': 'Votre premier mois',
    month: 'Un nouveau mois',
    opening: 'Votre solde d’avant',
    plan: 'Votre formule',
    operator: 'Un cadeau de l’opérateur',
  },
}
