import type { Texts } from '../groups'

export const credits: Texts['credits'] = {
  title: 'Jetons',
  about: 'Les jetons paient ce que fait le tuteur. Chaque mois commence avec un solde plein.',
  used: (percent, allowance) => `${percent} % des ${allowance} de ce mois, déjà utilisés`,
  refill: (day) => `Rechargé le ${day}`,
  usedLabel: 'Part utilisée',
  prices: 'Ce que coûte chaque action',
  calls: {
    reply: 'Une réponse',
    feedback: 'Des remarques sur votre texte',
    suggestions: 'Des réponses suggérées',
    goal: 'Des objectifs',
    translation: 'Une traduction',
    explanation: 'Un mot expliqué',
    transcription: 'Un enregistrement transcrit',
    speech: 'La voix, par tranche de 100 caractères',
    activity: 'Une activité créée pour vous',
  },
  toPlans: 'Voir les formules',
  toHistory: 'À quoi ils ont servi',
}
