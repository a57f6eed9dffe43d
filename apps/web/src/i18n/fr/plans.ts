import type { Texts } from '../groups'

export const plans: Texts['plans'] = {
  title: 'Une formule pour votre jardin',
  about:
    'Chaque formule contient tout Lingarden. Ce qui change, c’est ce que le tuteur peut faire pour vous en un mois.',
  testNote:
    'Ce serveur n’a pas de prestataire de paiement. Vous pouvez tout essayer ; aucun argent ne circule.',
  notSold: 'Ce serveur ne vend pas de formule. Tout le monde a la formule gratuite, Seedling.',
  thanks: 'Merci. Votre formule a commencé, et ses jetons sont sur votre solde.',
  awaiting: 'Votre paiement est en route. Votre formule commence dès qu’il est confirmé.',
  cycle: 'Mode de paiement',
  cycles: { monthly: 'Mensuel', yearly: 'Annuel' },
  saving: (percent) => `${percent} % d’économie`,
  perMonth: 'par mois',
  billedYearly: (price) => `${price} payés une fois par an`,
  taglines: {
    seedling: 'Pour commencer et continuer à grandir',
    gardener: 'Pour une conversation chaque jour',
    botanist: 'Pour des heures de parole et d’écoute',
  },
  credits: (count) => `${count} jetons par mois`,
  features: {
    seedling: ['Environ 500 réponses avec remarques', 'Cours, vocabulaire, révisions et amis'],
    gardener: ['Environ 1 500 réponses avec remarques', 'Tout ce que contient Seedling'],
    botanist: ['Environ 5 000 réponses avec remarques', 'Tout ce que contient Gardener'],
  },
  current: 'Votre formule',
  currentPaid: { monthly: 'Votre formule, payée au mois', yearly: 'Votre formule, payée à l’année' },
  unsubscribed: (label, plan) =>
    `Tant que vous n’en payez aucune, vous avez un ${label.toLowerCase()} et la formule gratuite, ${plan}.`,
  choose: (name) => `Choisir ${name}`,
  paidUntil: (day) => `Payé jusqu’au ${day}.`,
  endsOn: (name, day) => `La formule ${name} prend fin le ${day} et ne sera pas renouvelée.`,
  takeBack:
    'D’ici là, vous pouvez revenir sur la résiliation sous « Gérer votre formule ». Ensuite, vous continuez avec Seedling.',
  manage: 'Gérer votre formule',
  notChecked:
    'Votre formule n’a pas pu être vérifiée. Elle reste telle quelle ; veuillez réessayer dans un instant.',
  failed: 'Cela n’a pas marché. Rien n’a été débité. Réessayez dans un instant.',
  smallPrint:
    'Une formule se renouvelle d’elle-même jusqu’à ce que vous la résiliiez ; elle dure alors jusqu’à la fin de ce qui est payé. Si vous passez à une formule supérieure, vous payez la différence et les jetons supplémentaires sont à vous tout de suite ; dans l’autre sens, le changement commence à la fin de ce qui est payé.',
  checkout: 'Paiement d’essai',
  noMoney: 'Ceci est une page d’essai : aucun argent ne circule, et aucune carte n’est demandée.',
  order: (name, cycle) => `${name}, ${cycle.toLowerCase()}`,
  payNothing: 'Commencer la formule sans payer',
  decline: 'Essayer un paiement refusé',
  declined: 'Le paiement a été refusé. Rien n’a changé.',
  notNow: 'Pas maintenant',
  unknownOrder: 'Cette adresse ne correspond à aucune formule.',
  toPlans: 'Vers les formules',
  noPlan: 'Vous n’avez pas de formule payante.',
  tierUntil: (name, day) => `${name}, payé jusqu’au ${day}.`,
  actions: {
    cancel: 'Résilier à la fin de la période',
    resume: 'Garder la formule',
    'fail-payment': 'Faire échouer le prochain paiement',
  },
  acted: {
    cancel: 'Votre formule prend fin avec la période payée.',
    resume: 'Votre formule continue.',
    'fail-payment':
      'Le paiement a échoué. Il sera tenté de nouveau ; en attendant, vous gardez votre formule.',
  },
}
